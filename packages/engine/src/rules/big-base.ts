import type { Rounds, State } from '../model/state.ts';

/** Big Base (R14): three periods of three rounds at one base. */

const ROUNDS_PER_PERIOD = 3;
const PERIODS = 3;
export const ROUNDS = PERIODS * ROUNDS_PER_PERIOD;
/** What the three places pay when the Big Base scores. */
export const BIG_BASE_VP: readonly [number, number, number] = [6, 4, 2];

export function isBigBase({ rounds }: State): boolean {
  return rounds !== undefined;
}

/** How many rounds are played before the Big Base scores, this one included; null in any other game. */
export function roundsToScore({ rounds }: State): number | null {
  if (rounds === undefined) return null;
  return ROUNDS_PER_PERIOD - ((rounds.number - 1) % ROUNDS_PER_PERIOD);
}

/** The Big Base scores at the end of this round. */
export function endsPeriod({ number }: Rounds): boolean {
  return number % ROUNDS_PER_PERIOD === 0;
}

export function isAfterLastRound({ number }: Rounds): boolean {
  return number > ROUNDS;
}
