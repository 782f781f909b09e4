import { sum } from '../lists.ts';

/** One game: its contestants, a name as often as it had seats, and the winners, who share the win. */
export interface Result {
  readonly names: readonly string[];
  readonly winners: readonly string[];
}

/** The average of all who are rated. */
const AVERAGE = 1000;
/** The Elo scale: 400 points more mean ten times the odds of winning. */
const SCALE = 400;
/** Rounds of the iteration; it settles long before. */
const ROUNDS = 500;

/**
 * Ratings after Bradley and Terry: everybody has a strength, and wins in proportion to it among those at the table
 * (with more than two players this is Luce's choice rule). The strengths that make the results likeliest are found by
 * Hunter's iteration. Every two also count as having won half a game against each other, so that a player who always
 * won has a rating at all.
 */
export function ratings(results: readonly Result[]): Map<string, number> {
  const names = [...new Set(results.flatMap((result) => result.names))];
  const tables = [...results.map((result) => result.names), ...pairs(names)];
  const wins = new Map(names.map((name) => [name, (names.length - 1) / 2]));
  for (const { winners } of results) {
    for (const winner of winners) wins.set(winner, (wins.get(winner) ?? 0) + 1 / winners.length);
  }
  let strengths = new Map(names.map((name) => [name, 1]));
  for (let round = 0; round < ROUNDS; round++) strengths = improved(strengths, wins, tables);
  return onScale(strengths);
}

/** Their share of the win. */
export function shareOf(winners: readonly string[], name: string): number {
  return winners.filter((winner) => winner === name).length / winners.length;
}

function pairs(names: readonly string[]): string[][] {
  return names.flatMap((one, i) => names.slice(i + 1).map((other) => [one, other]));
}

function improved(
  strengths: ReadonlyMap<string, number>,
  wins: ReadonlyMap<string, number>,
  tables: readonly (readonly string[])[],
): Map<string, number> {
  const of = (name: string): number => strengths.get(name) ?? 1;
  const chances = new Map<string, number>();
  for (const names of tables) {
    const chance = 1 / sum(names.map(of));
    for (const name of names) chances.set(name, (chances.get(name) ?? 0) + chance);
  }
  return new Map(
    [...strengths.keys()].map((name) => [name, (wins.get(name) ?? 0) / (chances.get(name) ?? 1)]),
  );
}

function onScale(strengths: ReadonlyMap<string, number>): Map<string, number> {
  const logs = [...strengths].map(([name, strength]) => [name, Math.log10(strength)] as const);
  const mean = sum(logs.map(([, log]) => log)) / logs.length;
  return new Map(logs.map(([name, log]) => [name, Math.round(AVERAGE + SCALE * (log - mean))]));
}
