import { playerOf } from '../game.ts';
import { discard, randomFromHand } from '../changes/discard.ts';
import { putAway, type Destination } from '../changes/leave-play.ts';
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
} from '../changes/zones.ts';
import type { Value } from '../library/definitions.ts';
import type { CardId, Seat } from '../model/ids.ts';
import { hasCardsToTake } from '../rules/affectable.ts';
import { ownerOf, pieceOf } from '../rules/table.ts';
import { isClaimed } from '../rules/under-way.ts';
import type { SequenceVerbs } from './sequence-verbs.ts';
import type { ChoiceVerbs } from './choice-verbs.ts';
import type { TableVerbs } from './table-verbs.ts';
import { unclaimed } from './play-verbs.ts';
import { among, type OutOfPlay } from './out-of-play.ts';
import { read, type Amount } from './amount.ts';
import { you } from './values.ts';
import { adding, couldToSome, inSlot, listOf, type Some, type Writer } from './writer.ts';

export interface Ends {
  readonly top: Value<readonly number[]>;
  readonly bottom: Value<readonly number[]>;
}

const always = (): boolean => true;

/** Cards of hands, decks and discard piles go from one to another. */
export function pileVerbs(w: Writer, say: SequenceVerbs & ChoiceVerbs & TableVerbs) {
  const verbs = {
    draw(count: Amount, player: Value<Seat> = you): Value<readonly number[]> {
      return w.result(
        (g, f) => draw(g, player(g, f), read(g, f, count)),
        (g, f) => read(g, f, count) > 0 && hasCardsToTake(g, player(g, f)),
        adding(count, player),
      );
    },

    /** Cards of a hand (or revealed ones) to their owners' discard piles. */
    discard(cards: Some, from: Value<Seat> = you): Value<readonly number[]> {
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

    discardAtRandom(count: Amount, from: Value<Seat>): Value<readonly number[]> {
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

    /** One by one at random, until one that fits has been discarded; an empty hand ends it, too. */
    discardAtRandomUntil(fits: OutOfPlay, from: Value<Seat>): Value<readonly number[]> {
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
    },

    /** Cards that everybody can see go to a hand: their owner's, unless the text says whose. */
    toHand(cards: Some, whose?: Value<Seat>): Value<readonly number[]> {
      const list = listOf(cards);
      return w.result(
        (g, f) => {
          const taken = unclaimed(g, list(g, f)).filter((card) => pieceOf(g, card) === null);
          for (const card of taken) {
            take(g, card);
            openlyToHand(g, card, whose === undefined ? ownerOf(g, card) : whose(g, f));
          }
          if (taken.length > 0) g.tell?.({ key: 'to hand', told: 'after', player: f.you, cards: taken });
          return taken;
        },
        couldToSome(cards, (g, _, card) => pieceOf(g, card) === null && !isClaimed(g, card)),
      );
    },

    /** Cards from a discard pile, or revealed ones, to their owners' decks in view of all. */
    toDeck(cards: Some, to: Exclude<Destination, 'aside'>): Value<readonly number[]> {
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

    /** Cards from your hand onto or under your own deck, unseen (R9.4). */
    fromHandToDeck(cards: Some, end: DeckEnd): Value<readonly number[]> {
      const list = listOf(cards);
      return w.result(
        (g, f) => {
          const placed = secretlyToDeck(g, list(g, f), f.you, end);
          if (placed.length > 0) {
            const key = end === 'top' ? 'place on top' : 'place on bottom';
            g.tell?.({ key, told: 'after', player: f.you, cards: placed, seenBy: [f.you] });
          }
          return placed;
        },
        couldToSome(cards, always),
      );
    },

    /** Your whole hand is shuffled into your deck, unseen (R9.4). */
    shuffleHandIn(): void {
      w.do((g, f) => {
        const placed = secretlyToDeck(g, playerOf(g, f.you).hand.slice(), f.you, 'bottom');
        if (placed.length > 0)
          g.tell?.({ key: 'shuffle in', told: 'after', player: f.you, cards: placed, seenBy: [f.you] });
        shuffleDeck(g, f.you);
      });
    },

    shuffle(player: Value<Seat> = you): void {
      w.do(
        (g, f) => shuffleDeck(g, player(g, f)),
        (g, f) => playerOf(g, player(g, f)).deck.length > 1,
      );
    },

    /** A deck that is empty is made anew from the discard pile before it is searched (R2.1). */
    renewDeck(player: Value<Seat> = you): void {
      w.do(
        (g, f) => {
          renewDeck(g, player(g, f));
        },
        (g, f) => {
          const { deck, discard: pile } = playerOf(g, player(g, f));
          return deck.length === 0 && pile.length > 0;
        },
      );
    },

    /** Cards set aside go back onto (or under) the deck they came from; the last of the list ends up outermost. */
    putBack(cards: Some, end: DeckEnd, of: Value<Seat> = you): void {
      const list = listOf(cards);
      w.do(
        (g, f) => {
          const cards = list(g, f).filter((card) => g.state.limbo.includes(card));
          // Nobody else saw the order: whoever knew one of them no longer knows where it lies.
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
    },

    /** Cards set aside are shuffled into the deck they came from. */
    shuffleBack(cards: Some, of: Value<Seat> = you): void {
      verbs.putBack(cards, 'bottom', of);
      verbs.shuffle(of);
    },

    /**
     * For each of the cards the top or the bottom of a deck, as you like, and in the order you like: the last of each
     * list is meant to end up outermost. The next steps put them there.
     */
    chooseEnds(cards: Some): Ends {
      const all = w.noteAll(cards);
      const slot = w.newSlot();
      const bottom = inSlot(slot);
      say.if(
        (g, s) => all(g, s).length === 1,
        () => say.oneOf({ top: [() => w.keep(slot, () => [])], bottom: [() => w.keep(slot, all)] }),
        () => w.keep(slot, say.order(say.chooseAny(among(all), 'to the bottom'), 'to the bottom')),
      );
      const top = say.order(among(all).except(bottom), 'to the top');
      return { top, bottom };
    },

    /** Cards set aside go back on your deck, each on the top or the bottom as you like. */
    putBackEitherEnd(cards: Some): void {
      const { top, bottom } = verbs.chooseEnds(cards);
      verbs.putBack(top, 'top');
      verbs.putBack(bottom, 'bottom');
    },

    /** Cards in play go to their owners' decks, each on the top or the bottom as you like. */
    placeEitherEnd(cards: Some): void {
      const { top, bottom } = verbs.chooseEnds(cards);
      say.place(top, 'deck top');
      say.place(bottom, 'deck bottom');
    },

    /** Cards from your hand go on your deck, each on the top or the bottom as you like, unseen (R9.4). */
    fromHandToEitherEnd(cards: Some): void {
      const { top, bottom } = verbs.chooseEnds(cards);
      w.do(
        (g, f) => {
          const onTop = top(g, f).length;
          // All leave the hand together: its cards are numbered anew when some have left unseen.
          const placed = secretlyToLimbo(g, [...top(g, f), ...bottom(g, f)], f.you);
          placed.forEach((card, i) => {
            take(g, card);
            backOnDeck(g, card, f.you, i < onTop ? 'top' : 'bottom');
          });
          const report = (key: 'place on top' | 'place on bottom', cards: readonly CardId[]): void => {
            if (cards.length > 0) g.tell?.({ key, told: 'after', player: f.you, cards, seenBy: [f.you] });
          };
          report('place on top', placed.slice(0, onTop));
          report('place on bottom', placed.slice(onTop));
        },
        (g, f) => top(g, f).length + bottom(g, f).length > 0,
      );
    },

    /** Out of the game for good (R12.4). */
    toBox(cards: Some): Value<readonly number[]> {
      const list = listOf(cards);
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
