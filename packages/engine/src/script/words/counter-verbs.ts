import type { CardId } from '../../model/ids.ts';
import type { Recorder } from './recorder.ts';
import type { Amount, Choosable, Some, Value } from './types.ts';

/** Placing, removing and transferring +1 power counters (R9.5, R9.9). */
export function counterVerbs(r: Recorder) {
  return {
    /** Places that many +1 power counters on each; on a base, counters of its own kind. */
    placeCounters(cards: Some<CardId>, count?: Amount): Value<readonly CardId[]> {
      return r.several({ verb: 'place counters', cards, count });
    },

    /**
     * So many +1 power counters, shared out over these as you like, in one placing: whoever has a say in that hears of all of
     * them together. If nobody has, each is seen where it goes.
     */
    shareCounters(count: Amount, over: Choosable<CardId>): void {
      r.say({ verb: 'share counters', count, over });
    },

    /** One of the counters that are about to be placed on a card goes to another one instead. */
    divertCounter(from: Value<CardId>, to: Value<CardId>): void {
      r.say({ verb: 'divert counter', from, to });
    },

    /** Removes that many from each card that has enough; from a base, counters of its own kind. */
    removeCounters(cards: Some<CardId>, count?: Amount): Value<readonly CardId[]> {
      return r.several({ verb: 'remove counters', cards, count });
    },

    /** Transfers that many counters from one card to another. Returns the card that got them, or nothing. */
    transferCounters(from: Value<CardId>, to: Value<CardId>, count?: Amount): Value<readonly CardId[]> {
      return r.several({ verb: 'transfer counters', from, to, count });
    },

    /**
     * Say how many counters, between the least and the most; the question names the card that they go on or come off.
     */
    chooseCounters(way: 'on' | 'off', about: Value<CardId>, most: Amount, least?: Amount): Value<number> {
      return r.one({ verb: 'choose counters', way, about, most, least });
    },
  };
}

export type CounterVerbs = ReturnType<typeof counterVerbs>;
