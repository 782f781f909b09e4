import { randomFromHand } from '../../changes/discard.ts';
import { handOver, handOverOpenly } from '../../changes/hand-over.ts';
import { secretlyToHands } from '../../changes/zones.ts';
import { ask, askedBy, newId } from '../../flow/ask.ts';
import { type Game, playerOf } from '../../game.ts';
import type { Read } from '../../library/definitions.ts';
import type { AbilityFrame } from '../../model/frames.ts';
import type { CardId, Seat } from '../../model/ids.ts';
import { cardOption } from '../../model/options.ts';
import type { SequenceVerbs } from './sequence-verbs.ts';
import type { ChoiceVerbs } from './choice-verbs.ts';
import { otherPlayers } from './nouns.ts';
import { leaveBy } from './leave-by.ts';
import { hasNoClaimedDestination, thisCard } from './values.ts';
import { listOf, type Some } from './selected.ts';
import { couldToSome, type Writer } from './writer.ts';
import { kept } from '../../rules/scope.ts';
import { nth } from '../../model/nth.ts';

/** Cards that go from one player to another. */
export function giftVerbs(w: Writer, say: SequenceVerbs & ChoiceVerbs) {
  /** Asks for each player in turn, and names that player. To each `least` (or, if that is 0, any number), in all `most`. */
  function share(to: Some, least: 0 | 1, most: number): Read<readonly number[]> {
    const cards = w.newList();
    const takers = w.newList();
    say.forEach(to, (taker) => {
      const keep = (g: Game, f: AbilityFrame, gifts: readonly CardId[]): void => {
        f.vars[cards] = [...kept(f, cards), ...gifts];
        f.vars[takers] = [...kept(f, takers), ...gifts.map(() => taker(g, f))];
      };
      w.step({
        run: (g, f) => {
          const left = playerOf(g, f.you).hand.filter((card) => !kept(f, cards).includes(card));
          const max = Math.min(left.length, least === 1 ? 1 : most - kept(f, cards).length);
          if (max <= 0 || left.length === least) {
            keep(g, f, max <= 0 ? [] : left);
            return true;
          }
          ask(g, {
            id: newId(g),
            seat: f.you,
            kind: 'choose',
            options: left.map(cardOption),
            min: least,
            max,
            source: f.self,
            prompt: { ...askedBy(f, 'give'), player: taker(g, f) },
          });
          return false;
        },
        answer: (g, f, picked) =>
          keep(
            g,
            f,
            picked.flatMap((option) => (option.kind === 'card' ? [option.card] : [])),
          ),
        foresee: (g, f) => playerOf(g, f.you).hand.length > 0,
        isQuiet: true,
      });
    });
    return w.result(
      (g, f) => {
        const gifts = kept(f, cards).map((card, i) => ({ card, to: nth(kept(f, takers), i) }));
        return handOver(g, f.you, gifts);
      },
      (_, f) => kept(f, cards).length > 0,
    );
  }

  const verbs = {
    handOver(cards: Some, to: Read<Seat>): Read<readonly number[]> {
      const list = listOf(cards);
      return w.result(
        (g, f) => {
          return handOver(
            g,
            f.you,
            list(g, f).map((card) => ({ card, to: to(g, f) })),
          );
        },
        couldToSome(cards, () => true),
      );
    },

    shareOut(to: Some, how: 'one each' | { readonly upTo: number }): Read<readonly number[]> {
      return how === 'one each' ? share(to, 1, Number.MAX_SAFE_INTEGER) : share(to, 0, how.upTo);
    },

    handOverPlayed(card: Read<CardId>, to: Read<Seat>): void {
      const isFree = hasNoClaimedDestination(card);
      w.do((g, f) => {
        if (isFree(g, f)) handOverOpenly(g, f.you, { card: card(g, f), to: to(g, f) });
      }, isFree);
    },

    handOverThis(): void {
      say.if(hasNoClaimedDestination(thisCard), () => {
        const other = say.choose(otherPlayers, 'player');
        leaveBy(w, say);
        verbs.handOverPlayed(thisCard, other);
      });
    },

    takeAtRandom(from: Read<Seat>): Read<readonly number[]> {
      return w.result(
        (g, f) => {
          const seat = from(g, f);
          const taken = secretlyToHands(
            g,
            randomFromHand(g, seat, 1).map((card) => ({ card, to: f.you })),
            seat,
          );
          for (const card of taken) {
            g.tell?.({
              key: 'hand over',
              player: seat,
              other: f.you,
              cards: [card],
              seenBy: [seat, f.you],
            });
          }
          return taken;
        },
        (g, f) => playerOf(g, from(g, f)).hand.length > 0,
      );
    },
  };
  return verbs;
}

export type GiftVerbs = ReturnType<typeof giftVerbs>;
