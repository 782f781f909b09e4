import { shuffleInPlace, SmashUpError, type RandomState } from '@smashup/engine';
import { at, range } from '../lists.ts';
import type { Team } from '../options/teams.ts';

/** Two teams that have no faction in common. */
export type Match = readonly [Team, Team];

const PER_MATCH = 4;

/**
 * Matches in which every faction of the pool plays that many games, or one more: the pool is shuffled and dealt out by
 * fours, again and again. `focus` names factions of the pool of which one is in every match; then they play that many
 * games, and the others are dealt to them.
 */
export function schedule(
  pool: readonly string[],
  focus: readonly string[],
  games: number,
  random: RandomState,
): Match[] {
  if (pool.length < PER_MATCH) {
    throw new SmashUpError(`A balance needs ${PER_MATCH} factions at least, not ${pool.length}; name more.`);
  }
  const dealer = new Dealer(pool, random);
  if (focus.length > 0) {
    return range(games).flatMap(() => focus.map((faction) => dealer.match([faction])));
  }
  return range(Math.ceil((pool.length * games) / PER_MATCH)).map(() => dealer.match([]));
}

class Dealer {
  private readonly pool: readonly string[];
  private readonly random: RandomState;
  /** Not dealt yet. */
  private readonly rest: string[] = [];

  constructor(pool: readonly string[], random: RandomState) {
    this.pool = pool;
    this.random = random;
  }

  match(given: readonly string[]): Match {
    const four = [...given];
    while (four.length < PER_MATCH) four.push(this.next(four));
    return [
      [at(four, 0), at(four, 1)],
      [at(four, 2), at(four, 3)],
    ];
  }

  /** The next faction that is not among these. */
  private next(taken: readonly string[]): string {
    const free = this.rest.findIndex((faction) => !taken.includes(faction));
    const [faction] = free < 0 ? [] : this.rest.splice(free, 1);
    if (faction !== undefined) return faction;
    const order = range(this.pool.length);
    shuffleInPlace(this.random, order);
    this.rest.push(...order.map((place) => at(this.pool, place)));
    return this.next(taken);
  }
}
