import type { BaseId, Rules, Seat, State } from '@smashup/engine';
import { expectedVp } from './bases.ts';
import { deckWorth } from './deck.ts';
import { handWorth } from './hand.ts';
import { readState, type Reading } from './reading.ts';
import { reserveWorth } from './reserve.ts';
import { tempoWorth } from './tempo.ts';
import type { Weights } from './weights.ts';

/** The value of a position for every seat, term by term, in VP. */
export interface Appraisal {
  readonly seats: readonly SeatAppraisal[];
  readonly bases: readonly BaseId[];
  /** Who wins together (R13). */
  readonly teams: readonly (readonly Seat[])[];
  /** How near the end is, from 0 to 1. */
  readonly progress: number;
  /** Who has won, or will at the end of this turn if nothing else happens (R6, R12.3). */
  readonly winners: readonly Seat[];
}

interface SeatAppraisal {
  readonly vp: number;
  /** In the order of the appraisal's bases. */
  readonly bases: readonly number[];
  readonly hand: number;
  readonly reserve: number;
  readonly tempo: number;
  /** The sum, plus the value of the deck, which no answer changes. */
  readonly worth: number;
}

export function appraise(reading: Reading, w: Weights): Appraisal {
  const shares = reading.bases.map((base) => expectedVp(base, reading.toMove, w));
  return {
    bases: reading.bases.map(({ base }) => base),
    teams: reading.teams,
    progress: reading.progress,
    winners: reading.winners,
    seats: reading.seats.map((own, seat) => {
      const vp = w.vp * own.vp - w.burden * own.burden;
      const bases = shares.map((share) => share[seat] ?? 0);
      const hand = handWorth(own, w);
      const reserve = reserveWorth(own, w);
      const tempo = tempoWorth(own, w);
      const table = bases.reduce((sum, share) => sum + share, 0);
      const worth = vp + table + hand + reserve + tempo + deckWorth(own, w);
      return { vp, bases, hand, reserve, tempo, worth };
    }),
  };
}

export function appraiseState(rules: Rules, state: State, ending: number, w: Weights): Appraisal {
  return appraise(readState(rules, state, ending), w);
}
