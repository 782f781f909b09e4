import type { Seat } from '@smashup/engine';
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

/**
 * The skills after a game, in the order of the seats. Equal places are a draw; partners gain or lose together, and have
 * the same place.
 */
export function rateGame(
  skills: readonly Skill[],
  places: readonly number[],
  teams: readonly (readonly Seat[])[],
): Skill[] {
  const rated = rate(
    teams.map((team) => team.map((seat) => rating(skills[seat] ?? UNKNOWN))),
    { rank: teams.map(([seat = 0]) => places[seat] ?? 1) },
  );
  const after = new Map(
    teams.flatMap((team, at) => team.map((seat, member) => [seat, rated[at]?.[member]] as const)),
  );
  return skills.map((skill, seat) => after.get(seat) ?? skill);
}
