import { drawShared, returnShared } from '../changes/shared-decks.ts';
import { defOf, type Game } from '../game.ts';
import type { Value } from '../library/definitions.ts';
import type { CardId, Seat } from '../model/ids.ts';
import { pieceOf, sharedDeckOf } from '../rules/table.ts';
import { isClaimed } from '../rules/under-way.ts';
import { read, type Amount } from './amount.ts';
import { thisCard, you } from './values.ts';
import { couldToSome, listOf, type Some, type Writer } from './writer.ts';

/** Drawing from a shared deck and returning cards to it (R12.1). The deck is identified by its name. */
export function sharedDeckVerbs(w: Writer) {
  return {
    /** From a shared deck into a hand, as many as there are. */
    drawFrom(deck: string, count: Amount = 1, player: Value<Seat> = you): Value<readonly number[]> {
      return w.result(
        (g, f) => drawShared(g, deck, player(g, f), read(g, f, count)),
        (g, f) => read(g, f, count) > 0 && sharedDeckOf(g, deck).length > 0,
      );
    },

    /**
     * Cards of a shared deck go back to it, from a hand or a discard pile, or as the very card that is being played.
     */
    returnTo(deck: string, cards: Some): Value<readonly number[]> {
      const list = listOf(cards);
      if (cards === thisCard) w.sendsItself = 'elsewhere';
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
