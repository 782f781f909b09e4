import { shuffleInPlace, SmashUpError, type RandomState } from '@smashup/engine';
import { at, modulo, range } from '../lists.ts';
import type { Team } from '../options/teams.ts';

/** Two teams that have no faction in common. */
export type Match = readonly [Team, Team];

const FEWEST = 4;

/**
 * Every pair of factions is a team and plays once. As in a tournament, the factions are matched afresh in each round
 * until each has met every other, here not as opponents but as partners. The teams of a round have no faction in
 * common, so any two of them can play; which ones do is random.
 */
export function schedule(pool: readonly string[], random: RandomState): Match[] {
  if (pool.length < FEWEST) {
    throw new SmashUpError(`A balance needs ${FEWEST} factions at least, not ${pool.length}; name more.`);
  }
  const order = shuffled(pool, random);
  return rounds(order.length)
    .map((round) => round.map(([one, other]): Team => [at(order, one), at(order, other)]))
    .flatMap((teams) => matches(shuffled(teams, random)));
}

/** The circle method: one stays, the others rotate. With an odd number one sits out in each round. */
function rounds(count: number): (readonly [number, number])[][] {
  const circle = count % 2 === 0 ? count - 1 : count;
  return range(circle).map((round) => [
    ...(count % 2 === 0 ? [[circle, round] as const] : []),
    ...range((circle - 1) / 2).map(
      (i) => [modulo(round + i + 1, circle), modulo(round - i - 1, circle)] as const,
    ),
  ]);
}

/** Two by two; if one is left over, it meets the first, which plays once more. */
function matches(teams: readonly Team[]): Match[] {
  return range(Math.ceil(teams.length / 2)).map((i) => [
    at(teams, 2 * i),
    at(teams, (2 * i + 1) % teams.length),
  ]);
}

function shuffled<T>(items: readonly T[], random: RandomState): T[] {
  const order = range(items.length);
  shuffleInPlace(random, order);
  return order.map((i) => at(items, i));
}
