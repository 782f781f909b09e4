import { at, sum } from '../lists.ts';
import type { Contestant } from '../options/bots.ts';
import type { Simulation } from '../simulate/options.ts';
import type { Hall } from '../simulate/play-all.ts';
import type { Outcome } from '../simulate/game-run.ts';
import { simulate } from '../simulate/simulate.ts';
import type { BotReport } from '../simulate/tally.ts';
import { ratings, shareOf, type Result } from '../statistics/ratings.ts';
import { rate, type Rate } from '../statistics/wilson.ts';

/** All levels against each other, as other programs read it. */
export interface LadderReport {
  readonly games: number;
  readonly players: number;
  readonly seconds: number;
  readonly violations: readonly string[];
  /** The strongest first. */
  readonly levels: readonly Rung[];
  /** Of the games that one of the two won, the number that this one won. */
  readonly pairings: readonly Pairing[];
}

interface Rung extends BotReport {
  readonly rating: number;
}

export interface Pairing extends Rate {
  readonly name: string;
  readonly against: string;
}

/** Plays the tables of a ladder, each a simulation with other levels in its seats. */
export async function climb(
  tables: readonly Simulation[],
  hall: Hall,
  finished: () => void,
): Promise<LadderReport> {
  const results: Result[] = [];
  const { games, seconds, violations, bots } = await simulate(tables, hall, (outcome) => {
    results.push(...resultOf(outcome));
    finished();
  });
  const rated = ratings(results);
  const levels = bots
    .map((bot) => ({ ...bot, rating: rated.get(bot.name) ?? 0 }))
    .sort((one, other) => other.rating - one.rating);
  return {
    games,
    players: at(tables, 0).players,
    seconds,
    violations,
    levels,
    pairings: pairings(
      levels.map(({ name }) => name),
      results,
    ),
  };
}

function resultOf({ fixture, winners }: Outcome): Result[] {
  if (winners.length === 0) return [];
  const names = fixture.bots.map(({ name }) => name);
  return [{ names, winners: winners.map((seat) => at(names, seat)) }];
}

function pairings(names: readonly string[], results: readonly Result[]): Pairing[] {
  return names.flatMap((name) =>
    names
      .filter((other) => other !== name)
      .map((against) => ({ name, against, ...meeting(name, against, results) })),
  );
}

function meeting(name: string, against: string, results: readonly Result[]): Rate {
  const met = results.filter(({ names }) => names.includes(name) && names.includes(against));
  const won = (who: string): number => sum(met.map(({ winners }) => shareOf(winners, who)));
  return rate(won(name), won(name) + won(against));
}

/** The levels that a ladder is played between must differ by name. */
export function distinct(contestants: readonly Contestant[]): Contestant[] {
  const names = contestants.map(({ name }) => name);
  return contestants.filter(({ name }, i) => names.indexOf(name) === i);
}
