import type { Limit } from '../../library/definitions.ts';
import type { CardId, Seat } from '../../model/ids.ts';
import type { Recorder } from './recorder.ts';
import type { Amount, Value } from './types.ts';

/** Outcomes of an ability: points, and that it has been used. */
export function outcomeVerbs(r: Recorder) {
  return {
    /** You gain VP, or the player named does. */
    gainVp(count: Amount, player?: Value<Seat>): void {
      r.say({ verb: 'gain VP', count, player });
    },

    /** You give up so many VP, as a price (R10.75): returns you if you had them, or nothing. */
    loseVp(count: Amount): Value<Seat> {
      return r.one({ verb: 'lose VP', count });
    },

    /**
     * As if you had played an action: whatever reacts to that, and asks for no more, does so now, and it counts as an
     * action that you have played this turn (R10.35).
     */
    asIfActionPlayed(): void {
      r.say({ verb: 'as if action played' });
    },

    /** You take another turn, directly after this one (R2). */
    extraTurn(player?: Value<Seat>): void {
      r.say({ verb: 'extra turn', player });
    },

    /** From here on the ability counts as used this turn; for abilities that are not used up by declining. */
    useUp(): void {
      r.say({ verb: 'use up' });
    },

    /** "Once per turn, you may", for this card or for all copies: declining does not use it up. */
    mayOncePerTurn(block: () => void, limit?: Limit): void {
      r.say(() => ({ verb: 'may once per turn', do: r.text(block), limit }));
    },

    /** Once per turn for that card, although several abilities of this one may react to it. */
    onceFor(card: Value<CardId>, block: () => void): void {
      r.say(() => ({ verb: 'once for', card, do: r.text(block) }));
    },

    /** For the engine: what a replacement did, for the destruction that it replaces. */
    report(done: Value<readonly CardId[]>): void {
      r.say({ verb: 'report', done });
    },
  };
}

export type OutcomeVerbs = ReturnType<typeof outcomeVerbs>;
