import { library } from '../content/content.ts';
import { shuffleInPlace, SmashUpError, type RandomState } from '@smashup/engine';
import { at, range } from '../lists.ts';
import type { Team } from '../options/teams.ts';
import { findNames } from '../options/values.ts';

/** The sets that have factions, by name; the others have only bases. */
const SETS = library.sets.filter(({ factions }) => factions.length > 0);

/** "Awesome Level 9000,Oops, You Did It Again": the factions of those sets. */
export function factionsOfSets(text: string): string[] {
  const sets = SETS.map(({ name }) => name);
  const chosen = new Set(findNames('set with factions', text, sets));
  return SETS.filter(({ name }) => chosen.has(name)).flatMap(({ factions }) =>
    factions.map(({ name }) => name),
  );
}

/** "Core Set,Monster Smash": those sets. */
export function namesOfSets(text: string): string[] {
  return findNames(
    'set',
    text,
    library.sets.map(({ name }) => name),
  );
}

/** "Ghosts,Vikings": those factions. */
export function namesOfFactions(text: string): string[] {
  return findNames('faction', text, library.factionNames);
}

/** Do players have to share factions of this pool (R1.2)? */
export function mustShare(pool: readonly string[], players: number): boolean {
  return pool.length < players * 2;
}

/** Two factions for each player, at random. */
export function randomTeams(
  pool: readonly string[],
  players: number,
  duplicates: boolean,
  random: RandomState,
): Team[] {
  if (pool.length < 2)
    throw new SmashUpError(`Two factions are needed at least, but there is only ${pool[0]}.`);
  if (duplicates) return range(players).map(() => pair(shuffled(pool, random), 0));
  const order = shuffled(pool, random);
  return range(players).map((seat) => pair(order, seat));
}

function pair(order: readonly string[], seat: number): Team {
  return [at(order, seat * 2), at(order, seat * 2 + 1)];
}

function shuffled(pool: readonly string[], random: RandomState): string[] {
  const order = range(pool.length);
  shuffleInPlace(random, order);
  return order.map((i) => at(pool, i));
}
