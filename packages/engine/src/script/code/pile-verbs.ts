import { noticeToHand } from '../../changes/to-hand.ts';
import { playerOf, type Game } from '../../game.ts';
import { discard, randomFromHand } from '../../changes/discard.ts';
import { putAway, type Destination } from '../../changes/leave-play.ts';
import {
  backOnDeck,
  draw,
  openlyToHand,
  renewDeck,
  renumber,
  secretlyToDeck,
  secretlyToLimbo,
  seenBy,
  shuffleDeck,
  take,
  type DeckEnd,
} from '../../changes/zones.ts';
import type { Read } from '../../library/definitions.ts';
import type { DeckUse } from '../../model/editions.ts';
import type { CardId, Seat } from '../../model/ids.ts';
import { hasCardsToTake } from '../../rules/affectable.ts';
import { ownerOf, pieceOf } from '../../rules/table.ts';
import { goesUnderDeck, isClaimed, playOf } from '../../rules/under-way.ts';
import type { SequenceVerbs } from './sequence-verbs.ts';
import type { ChoiceVerbs, Ends } from './choice-verbs.ts';
import type { AbilityFrame } from '../../model/frames.ts';
import { baseDeckSteps } from './base-deck-steps.ts';
import { leaveBy } from './leave-by.ts';
import { unclaimed } from './play-verbs.ts';
import { read, type Amount } from './amount.ts';
import { all, hasNoClaimedDestination, thisCard, you } from './values.ts';
import { listOf, type Some, type Selected } from './selected.ts';
import { couldToSome, type Writer } from './writer.ts';

const always = (): boolean => true;

/** Moving cards between hands, decks and discard piles. */
export function pileVerbs(w: Writer, say: SequenceVerbs & ChoiceVerbs) {
  const withBases = baseDeckSteps(w);

  function toEnd(cards: Some, end: DeckEnd, of: Read<Seat>): void {
    const list = listOf(cards);
    w.do(
      (g, f) => {
        const cards = list(g, f).filter((card) => g.state.limbo.includes(card));
        // Nobody else saw the order: a player who knew one of them no longer knows where it lies.
        const placed = cards.length > 1 ? renumber(g, cards, f.you) : cards;
        const key = end === 'top' ? 'place on top' : 'place on bottom';
        for (const card of placed) {
          take(g, card);
          backOnDeck(g, card, of(g, f), end);
          g.tell?.({ key, told: 'after', player: f.you, cards: [card], ...seenBy(g, card) });
        }
      },
      couldToSome(cards, always),
    );
  }

  function discardAtRandomUntil(fits: Selected, from: Read<Seat>): Read<readonly number[]> {
    return w.result(
      (g, f) => {
        const seat = from(g, f);
        const gone: CardId[] = [];
        while (playerOf(g, seat).hand.length > 0 && !gone.some((card) => fits.matches(g, f, card))) {
          const picked = randomFromHand(g, seat, 1);
          discard(g, picked, seat, seat);
          gone.push(...picked);
        }
        return gone;
      },
      (g, f) => playerOf(g, from(g, f)).hand.length > 0,
    );
  }

  /** All leave the hand together: its cards get new numbers when some have left unseen. */
  function fromHandToEnds({ top, bottom }: Ends): Read<readonly number[]> {
    return w.result(
      (g, f) => {
        const onTop = top(g, f).length;
        const placed = secretlyToLimbo(g, [...top(g, f), ...bottom(g, f)], f.you);
        placed.forEach((card, i) => {
          take(g, card);
          backOnDeck(g, card, f.you, i < onTop ? 'top' : 'bottom');
        });
        tellFromHand(g, f, 'place on top', placed.slice(0, onTop));
        tellFromHand(g, f, 'place on bottom', placed.slice(onTop));
        return placed;
      },
      (g, f) => top(g, f).length + bottom(g, f).length > 0,
    );
  }

  const verbs = {
    draw(count: Amount, player: Read<Seat> = you): Read<readonly number[]> {
      return w.result(
        (g, f) => draw(g, player(g, f), read(g, f, count)),
        (g, f) => read(g, f, count) > 0 && hasCardsToTake(g, player(g, f), 'draw'),
      );
    },

    discard(cards: Some, from: Read<Seat> | Selected = you): Read<readonly number[]> {
      if (typeof from !== 'function') return withBases.discard(cards);
      const list = listOf(cards);
      return w.result(
        (g, f) => {
          const gone = list(g, f).slice();
          discard(g, gone, from(g, f), from(g, f));
          return gone;
        },
        couldToSome(cards, always),
      );
    },

    discardAtRandomUntil,

    discardAtRandom(count: Amount, from: Read<Seat>): Read<readonly number[]> {
      return w.result(
        (g, f) => {
          const seat = from(g, f);
          const gone = randomFromHand(g, seat, read(g, f, count));
          discard(g, gone, seat, seat);
          return gone;
        },
        (g, f) => read(g, f, count) > 0 && playerOf(g, from(g, f)).hand.length > 0,
      );
    },

    toHand(cards: Some, whose?: Read<Seat>): Read<readonly number[]> {
      const list = listOf(cards);
      return w.result(
        (g, f) => {
          const taken = list(g, f).filter((card) => canGoToHand(g, card));
          for (const card of taken) {
            const hand = whose === undefined ? ownerOf(g, card) : whose(g, f);
            const wasDiscarded = g.state.players.some(({ discard }) => discard.includes(card));
            take(g, card);
            openlyToHand(g, card, hand);
            if (wasDiscarded) noticeToHand(g, [card], hand, 'discard');
          }
          if (taken.length > 0) g.tell?.({ key: 'to hand', told: 'after', player: f.you, cards: taken });
          return taken;
        },
        couldToSome(cards, (g, _, card) => canGoToHand(g, card)),
      );
    },

    toDeck(cards: Some, to: Exclude<Destination, 'aside'> | 'either end'): Read<readonly number[]> {
      if (to === 'either end') {
        const { top, bottom } = say.chooseEnds(cards);
        return all(verbs.toDeck(top, 'deck top'), verbs.toDeck(bottom, 'deck bottom'));
      }
      const list = listOf(cards);
      return w.result(
        (g, f) => {
          const placed = unclaimed(g, list(g, f));
          const owners = new Set(placed.map((card) => ownerOf(g, card)));
          for (const card of placed) {
            take(g, card);
            putAway(g, card, to);
          }
          if (placed.length > 0) {
            const key =
              to === 'deck top' ? 'place on top' : to === 'deck bottom' ? 'place on bottom' : 'shuffle in';
            g.tell?.({ key, told: 'after', player: f.you, cards: placed });
          }
          // Told before the shuffle, which gives the cards other numbers.
          if (to === 'deck shuffled') for (const owner of owners) shuffleDeck(g, owner);
          return placed;
        },
        couldToSome(cards, (g, _, card) => !isClaimed(g, card)),
      );
    },

    fromHandToDeck(cards: Some, to: DeckEnd | 'either end' | 'shuffled'): Read<readonly number[]> {
      if (to === 'either end') return fromHandToEnds(say.chooseEnds(cards));
      const list = listOf(cards);
      return w.result(
        (g, f) => {
          const placed = secretlyToDeck(g, list(g, f), f.you, to === 'top' ? 'top' : 'bottom');
          tellFromHand(g, f, KEYS[to], placed);
          if (to === 'shuffled') shuffleDeck(g, f.you);
          return placed;
        },
        // A deck is shuffled even if nothing is added to it.
        to === 'shuffled' ? always : couldToSome(cards, always),
      );
    },

    goesOnTopAfterwards(): void {
      w.do((g, f) => {
        const play = playOf(g, f.self);
        if (play !== undefined) play.goesOnTop = true;
      }, hasNoClaimedDestination(thisCard));
    },

    shuffle(deck: Read<Seat> | Selected = you): void {
      if (typeof deck === 'function') {
        w.do(
          (g, f) => shuffleDeck(g, deck(g, f)),
          (g, f) => playerOf(g, deck(g, f)).deck.length > 1,
        );
      } else withBases.shuffle();
    },

    renewDeck(of: Read<Seat> | Selected = you, to: DeckUse = 'search'): void {
      if (typeof of === 'function') {
        w.do(
          (g, f) => {
            renewDeck(g, of(g, f), to);
          },
          (g, f) => playerOf(g, of(g, f)).deck.length === 0 && hasCardsToTake(g, of(g, f), to),
        );
      } else withBases.renew();
    },

    putBack(cards: Some, end: DeckEnd | 'either end', of: Read<Seat> | Selected = you): void {
      if (end === 'either end') {
        const { top, bottom } = say.chooseEnds(cards);
        verbs.putBack(top, 'top', of);
        verbs.putBack(bottom, 'bottom', of);
      } else if (typeof of === 'function') toEnd(cards, end, of);
      else withBases.putBack(cards, end);
    },

    putBackInOrder(cards: Some, of: Read<Seat> = you): void {
      const list = listOf(cards);
      w.do(
        (g, f) => {
          for (const card of list(g, f).toReversed()) {
            if (!g.state.limbo.includes(card)) continue;
            take(g, card);
            backOnDeck(g, card, of(g, f), 'top');
            g.tell?.({
              key: 'place on top',
              told: 'after',
              player: f.you,
              cards: [card],
              ...seenBy(g, card),
            });
          }
        },
        couldToSome(cards, always),
      );
    },

    shuffleBack(cards: Some, of: Read<Seat> = you): void {
      verbs.putBack(cards, 'bottom', of);
      verbs.shuffle(of);
    },

    toBox(cards: Some): Read<readonly number[]> {
      const list = listOf(cards);
      if (cards === thisCard) leaveBy(w, say);
      return w.result(
        (g, f) => {
          const gone = unclaimed(g, list(g, f));
          for (const card of gone) {
            take(g, card);
            putAway(g, card, 'box');
            g.tell?.({ key: 'box', told: 'after', player: f.you, cards: [card] });
          }
          return gone;
        },
        couldToSome(cards, (g, _, card) => !isClaimed(g, card)),
      );
    },
  };
  return verbs;
}

export type PileVerbs = ReturnType<typeof pileVerbs>;

/** Out of play, and nothing that plays it says otherwise. */
function canGoToHand(g: Game, card: CardId): boolean {
  return pieceOf(g, card) === null && !isClaimed(g, card) && !goesUnderDeck(g, card);
}

const KEYS = { top: 'place on top', bottom: 'place on bottom', shuffled: 'shuffle in' } as const;

/** Only their holder saw which they are. */
function tellFromHand(
  g: Game,
  { you: player }: AbilityFrame,
  key: (typeof KEYS)[keyof typeof KEYS],
  cards: readonly CardId[],
): void {
  if (cards.length > 0) g.tell?.({ key, told: 'after', player, cards, seenBy: [player] });
}
