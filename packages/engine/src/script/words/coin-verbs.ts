import type { CardId } from '../../model/ids.ts';
import type { Recorder } from './recorder.ts';
import type { Amount, Condition, Some, Value } from './types.ts';
import { equal } from './values.ts';

/** Flipping coins (R10.90). */
export function coinVerbs(r: Recorder) {
  return {
    /** You flip a coin. Did it come up heads, or was it turned to that? */
    flipCoin(): Condition {
      return equal(r.one({ verb: 'flip coins', count: 1 }), 1);
    },

    /** You flip that many coins, one after another. Returns how many came up heads. */
    flipCoins(count: Amount): Value<number> {
      return r.one({ verb: 'flip coins', count });
    },

    /** You flip a coin for each of these, one after another in the order you like. Returns those with heads. */
    flipForEach(cards: Some<CardId>): Value<readonly CardId[]> {
      return r.several({ verb: 'flip for each', cards });
    },

    /** The coin that has just landed is turned over, which is no flip. */
    turnCoin(): void {
      r.say({ verb: 'turn coin' });
    },
  };
}

export type CoinVerbs = ReturnType<typeof coinVerbs>;
