import type { Sorts } from '../../library/nodes/grammar.ts';
import type { DeckUse } from '../../model/editions.ts';
import type { CardId, Seat } from '../../model/ids.ts';
import type { BaseDeck, OutOfPlay } from './out-of-play.ts';
import type { Recorder } from './recorder.ts';
import type { Amount, Some, Value } from './types.ts';

/** Moving cards between hands, decks and discard piles. */
export function pileVerbs(r: Recorder) {
  return {
    /** Draws from the top of a deck, yours unless another is named; an empty one is renewed first (R2.1). */
    draw(count: Amount, player?: Value<Seat>): Value<readonly CardId[]> {
      return r.several({ verb: 'draw', count, player });
    },

    /**
     * Cards from a hand, or revealed ones, go to their owners' discard piles; those of the base deck to the base
     * discard pile.
     */
    discard(cards: Some<CardId>, from?: Value<Seat> | BaseDeck): Value<readonly CardId[]> {
      return r.several({ verb: 'discard', cards, from });
    },

    /** Discards that many at random, or one by one until a fitting card has been discarded or the hand is empty. */
    discardAtRandom(
      count: Amount | { readonly until: OutOfPlay },
      from: Value<Seat>,
    ): Value<readonly CardId[]> {
      if (typeof count === 'object' && 'until' in count)
        return r.several({ verb: 'discard at random until', until: count.until, from });
      return r.several({ verb: 'discard at random', count, from });
    },

    /** Cards that everybody can see go to a hand: their owner's, unless the text says otherwise. */
    toHand(cards: Some<CardId>, whose?: Value<Seat>): Value<readonly CardId[]> {
      return r.several({ verb: 'to hand', cards, whose });
    },

    /**
     * Cards from a discard pile, or revealed ones, go to their owners' decks in view of all; `'either end'`: as you
     * like.
     */
    toDeck(cards: Some<CardId>, to: Sorts['deck destination']): Value<readonly CardId[]> {
      return r.several({ verb: 'to deck', cards, to });
    },

    /**
     * Cards from your hand go, unseen, to the top or bottom of your own deck, to either end as you like, or are
     * shuffled in (R9.4).
     */
    fromHandToDeck(cards: Some<CardId>, to: Sorts['end or shuffled']): Value<readonly CardId[]> {
      return r.several({ verb: 'from hand to deck', cards, to });
    },

    /**
     * This action, just played, goes on top of its owner's deck instead of to the discard pile when everything that it
     * has brought about is done (R3.4, step 5).
     */
    goesOnTopAfterwards(): void {
      r.say({ verb: 'goes on top afterwards' });
    },

    /** Shuffles a deck, yours unless another is named. */
    shuffle(deck?: Value<Seat> | BaseDeck): void {
      r.say({ verb: 'shuffle', deck });
    },

    /** An empty deck is renewed from the discard pile before it is searched, or whatever is to be done with it (R2.1). */
    renewDeck(deck?: Value<Seat> | BaseDeck, to?: DeckUse): void {
      r.say({ verb: 'renew deck', deck, to });
    },

    /**
     * Cards set aside go back to the top or bottom of the deck they came from, or to either end as you like; the last
     * in the list ends up outermost.
     */
    putBack(cards: Some<CardId>, end: Sorts['any end'], deck?: Value<Seat> | BaseDeck): void {
      r.say({ verb: 'put back', cards, end, deck });
    },

    /**
     * Cards set aside from the top of a deck go back as they lay, the first of them on top; whoever knows one of them still
     * does.
     */
    putBackInOrder(cards: Some<CardId>, deck?: Value<Seat>): void {
      r.say({ verb: 'put back in order', cards, deck });
    },

    /** Cards set aside are shuffled into the deck they came from. */
    shuffleBack(cards: Some<CardId>, deck?: Value<Seat>): void {
      r.say({ verb: 'shuffle back', cards, deck });
    },

    /** Out of the game for good (R12.4). */
    toBox(cards: Some<CardId>): Value<readonly CardId[]> {
      return r.several({ verb: 'to box', cards });
    },
  };
}

export type PileVerbs = ReturnType<typeof pileVerbs>;
