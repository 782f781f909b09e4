import type { Sorts } from '../../library/nodes/grammar.ts';
import type { BaseId } from '../../model/ids.ts';
import type { Recorder } from './recorder.ts';
import type { Amount, Some, Value } from './types.ts';

/** Bases entering play, leaving it, or replacing others. */
export function baseVerbs(r: Recorder) {
  return {
    /** The top cards of the base deck, set aside. */
    takeBases(count: Amount): Value<readonly BaseId[]> {
      return r.several({ verb: 'take bases', count });
    },

    /**
     * A card of the base deck takes the place of a base in play. Everything there stays, or only minions and titans do,
     * or nothing. What is discarded is not affected, since its base leaves play (R7.3, R9.2).
     */
    exchangeBase(old: Value<BaseId>, next: Value<BaseId>, stays: Sorts['stays']): void {
      r.say({ verb: 'exchange base', old, next, stays });
    },

    /**
     * A card of the base deck takes the place of the scoring base, which goes to the base discard pile. Everything there
     * stays, and the scoring goes on with the new base (R10.72).
     */
    exchangeScoringBase(next: Value<BaseId>): void {
      r.say({ verb: 'exchange scoring base', next });
    },

    /** An additional base comes into play (R5.8). */
    enterBase(base: Value<BaseId>): void {
      r.say({ verb: 'enter base', base });
    },

    /**
     * How an ability chooses the replacement for the scoring base. An earlier ability's choice stands. Where several
     * bases are to come, the current player says which of the two ways is used (R10.8).
     */
    chooseNextBase(how: () => void): void {
      r.say(() => ({ verb: 'choose next base', do: r.text(how) }));
    },

    /** These bases, in this order, or that many off the base deck, will replace the scoring base. */
    replaceWith(bases: Some<BaseId> | number): void {
      r.say(
        typeof bases === 'number'
          ? { verb: 'replace with so many', count: bases }
          : { verb: 'replace with', bases },
      );
    },

    /**
     * A base leaves play without scoring; the cards on it go to their owners' discard piles. If another one replaces it
     * at once, minions and titans stay there, neither moved nor played (R3.2), unless the text says what stays.
     */
    destroyBase(base: Value<BaseId>, replacedBy?: Value<BaseId>, stays?: Sorts['stays']): void {
      r.say({ verb: 'destroy base', base, replacedBy, stays });
    },
  };
}

export type BaseVerbs = ReturnType<typeof baseVerbs>;
