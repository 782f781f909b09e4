import type { CardId } from '../../model/ids.ts';
import type { Recorder } from './recorder.ts';
import type { Amount, Some, Value } from './types.ts';

/** Putting cards into stasis, and changing how long they stay there (R17). */
export function stasisVerbs(r: Recorder) {
  return {
    /**
     * Puts cards into stasis with that many stasis counters each, from wherever they are (R17.1). Returns those that
     * went there.
     */
    intoStasis(cards: Some<CardId>, counters: Amount): Value<readonly CardId[]> {
      return r.several({ verb: 'into stasis', cards, counters });
    },

    /** Puts stasis counters on cards in stasis: on each so many, or one. */
    addStasisCounters(cards: Some<CardId>, count: Amount = 1): void {
      r.say({ verb: 'add stasis counters', cards, count });
    },

    /** Takes that many stasis counters, or one, off each, as far as it has so many. Returns the cards that lost some. */
    removeStasisCounters(cards: Some<CardId>, count: Amount = 1): Value<readonly CardId[]> {
      return r.several({ verb: 'remove stasis counters', cards, count });
    },
  };
}

export type StasisVerbs = ReturnType<typeof stasisVerbs>;
