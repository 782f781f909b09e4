import { ordinal, rate, rating } from 'openskill';

/** A skill as it is believed to be (Weng and Lin's Bayesian ranking): the middle, and how unsure it is. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

export const UNKNOWN: Skill = rating();

const FIRST = 1000;
const SCALE = 40;

/** What people read: how good somebody is at least, as a whole number; a thousand for newcomers. */
export function shownOf(skill: Skill): number {
  return Math.round(FIRST + SCALE * ordinal(skill));
}

/** The skills after a game, in the order of the seats; equal places are a draw. */
export function rateGame(skills: readonly Skill[], places: readonly number[]): Skill[] {
  const teams = rate(
    skills.map(({ mu, sigma }) => [rating({ mu, sigma })]),
    { rank: [...places] },
  );
  return teams.map(([skill], seat) => skill ?? skills[seat] ?? UNKNOWN);
}
