import type { Sorts } from '../../library/nodes/grammar.ts';
import type { BaseId, CardId, Seat } from '../../model/ids.ts';
import type { Until } from '../../model/state.ts';
import type { Recorder } from './recorder.ts';
import { those, youControl } from './rules.ts';
import { everyAffected } from './values.ts';
import type { Choosable, OneOrMore, Some, Value } from './types.ts';

/** What happens to cards in play (R9). */
export function tableVerbs(r: Recorder) {
  return {
    /**
     * They go to their owners' discard piles, unless something forbids it or happens instead. Returns those that were
     * destroyed.
     */
    destroy(cards: Some<CardId>): Value<readonly CardId[]> {
      return r.several({ verb: 'destroy', cards });
    },

    /** Moves cards to another base, or each to its own (the bases in the same order as the cards), all together. */
    move(cards: Some<CardId>, to: OneOrMore<BaseId>): Value<readonly CardId[]> {
      return r.several({ verb: 'move', cards, to });
    },

    /** Moves cards to a different base of your choice. */
    moveElsewhere(card: Value<CardId>): Value<CardId> {
      return r.one({ verb: 'move elsewhere', card });
    },

    /** Moves them all together to one of these bases of your choice. */
    moveToOne(cards: Some<CardId>, of: Choosable<BaseId>): Value<readonly CardId[]> {
      return r.several({ verb: 'move to one', cards, of });
    },

    /** Moves cards from here to another base of your choice, or from another base to here. */
    moveToOrFromHere(card: Value<CardId>): void {
      r.say({ verb: 'move to or from here', card });
    },

    /**
     * Moves each to a different base of your choice: you choose one after another (the question names the minion),
     * then all move together.
     */
    moveEachElsewhere(cards: Some<CardId>): Value<readonly CardId[]> {
      return r.several({ verb: 'move each elsewhere', cards });
    },

    /** They go from play to their owners' hands. */
    return(cards: Some<CardId>): Value<readonly CardId[]> {
      return r.several({ verb: 'return', cards });
    },

    /**
     * They go from play to their owners' hands, decks or discard piles, such as either end of their decks as you
     * like.
     */
    place(cards: Some<CardId>, to: Sorts['destination']): Value<readonly CardId[]> {
      return r.several({ verb: 'place', cards, to });
    },

    /**
     * They go from play into your hand, whoever owns them. A buried card stays unseen except to you and those who
     * knew it.
     */
    takeFromPlay(cards: Some<CardId>): Value<readonly CardId[]> {
      return r.several({ verb: 'take from play', cards });
    },

    /** They go from play into your deck, whoever owns them, and it is shuffled. */
    shuffleIntoYourDeck(cards: Some<CardId>): Value<readonly CardId[]> {
      return r.several({ verb: 'shuffle into your deck', cards });
    },

    /** Another player controls them for good, or until then (R10.14). */
    giveControl(cards: Some<CardId>, to: Value<Seat>, until?: Until): Value<readonly CardId[]> {
      if (until === undefined) return r.several({ verb: 'give control', cards, to });
      const given = r.several({ verb: 'give control', cards, to, brief: true });
      const all = everyAffected(given);
      const rules = [youControl(those(all))];
      const theirs = (): unknown => r.say({ verb: 'until', until, rules });
      const last = (): unknown => r.say(() => ({ verb: 'as', player: to, do: r.text(theirs) }));
      r.say(() => ({ verb: 'to', done: all, do: r.text(last) }));
      return given;
    },

    /** Transfers an action to a base, or onto a minion. */
    transfer(action: Value<CardId>, to: Value<CardId>): Value<readonly CardId[]> {
      return r.several({ verb: 'transfer', action, to });
    },
  };
}

export type TableVerbs = ReturnType<typeof tableVerbs>;
