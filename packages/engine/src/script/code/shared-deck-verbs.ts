import { drawShared, returnShared } from '../../changes/shared-decks.ts';
import { defOf, type Game } from '../../game.ts';
import type { Read } from '../../library/definitions.ts';
import type { CardId, Seat } from '../../model/ids.ts';
import { pieceOf, sharedDeckOf } from '../../rules/table.ts';
import { isClaimed } from '../../rules/under-way.ts';
import { leaveBy } from './leave-by.ts';
import type { SequenceVerbs } from './sequence-verbs.ts';
import { read, type Amount } from './amount.ts';
import { thisCard, you } from './values.ts';
import { listOf, type Some } from './selected.ts';
import { couldToSome, type Writer } from './writer.ts';

/** Drawing from a shared deck and returning cards to it (R12.1). The deck is identified by its name. */
export function sharedDeckVerbs(w: Writer, say: SequenceVerbs) {
  return {
    drawFrom(deck: string, count: Amount = 1, player: Read<Seat> = you): Read<readonly number[]> {
      return w.result(
        (g, f) => drawShared(g, deck, player(g, f), read(g, f, count)),
        (g, f) => read(g, f, count) > 0 && sharedDeckOf(g, deck).length > 0,
      );
    },

    returnTo(deck: string, cards: Some): Read<readonly number[]> {
      const list = listOf(cards);
      if (cards === thisCard) leaveBy(w, say);
      const mayGo = (g: Game, card: CardId): boolean =>
        pieceOf(g, card) === null && defOf(g, card).sharedDeck === deck && !isClaimed(g, card);
      return w.result(
        (g, f) => {
          const gone = list(g, f).filter((card) => mayGo(g, card));
          returnShared(g, deck, gone, f.you);
          return gone;
        },
        couldToSome(cards, (g, _, card) => mayGo(g, card)),
      );
    },
  };
}

export type SharedDeckVerbs = ReturnType<typeof sharedDeckVerbs>;
