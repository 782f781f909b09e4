import { at, sum } from '../lists.ts';
import type { Contestant } from '../options/bots.ts';
import type { Simulation } from '../simulate/options.ts';
import type { SeriesRun } from '../simulate/play-all.ts';
import { winShare, type Outcome } from '../simulate/game-run.ts';
import { simulate } from '../simulate/simulate.ts';
import type { BotReport } from '../simulate/tally.ts';
import { rateOverDeals, type DealScore } from '../statistics/over-deals.ts';
import { ratings, shareOf, type Result } from '../statistics/ratings.ts';
import { rate, type Rate } from '../statistics/wilson.ts';

/** All levels against each other, as other programs read it. Intervals are over deals, not over games. */
export interface LadderReport {
  readonly games: number;
  readonly deals: number;
  readonly players: number;
  readonly seconds: number;
  readonly violations: readonly string[];
  /** The strongest first. */
  readonly levels: readonly Rung[];
  /** Of the games that one of the two won, the number that this one won. */
  readonly pairings: readonly Pairing[];
  /** How each level does with each faction; the factions with which it wins least first. */
  readonly factions: readonly FactionRate[];
}

interface FactionRate extends Rate {
  readonly name: string;
  readonly faction: string;
}

interface Rung extends BotReport {
  readonly rating: number;
}

export interface Pairing extends Rate {
  readonly name: string;
  readonly against: string;
  /** Deals of which this one won more games than the other, as many, or fewer. */
  readonly dealsWon: number;
  readonly dealsSplit: number;
  readonly dealsLost: number;
}

/** A game, the seed of its deal, and each seat's factions and share of the win. */
interface DealtResult extends Result {
  readonly seed: number;
  readonly seats: readonly { readonly factions: readonly string[]; readonly share: number }[];
}

/**
 * Plays the tables of a ladder, each a simulation with other levels in its seats. All have the same seeds, so games with
 * the same seed are one deal.
 */
export async function climb(
  tables: readonly Simulation[],
  run: SeriesRun,
  finished: () => void,
): Promise<LadderReport> {
  const results: DealtResult[] = [];
  const { games, seconds, violations, bots } = await simulate(tables, run, (outcome) => {
    results.push(...resultOf(outcome));
    finished();
  });
  const deals = dealsOf(results);
  const rated = ratings(results);
  const levels = bots
    .map((bot) => ({
      ...bot,
      ...rateOverDeals(deals.map((deal) => seatsWon(bot.name, deal))),
      rating: rated.get(bot.name) ?? 0,
    }))
    .sort((one, other) => other.rating - one.rating);
  return {
    games,
    deals: at(tables, 0).games,
    players: at(tables, 0).players,
    seconds,
    violations,
    levels,
    pairings: pairings(
      levels.map(({ name }) => name),
      deals,
    ),
    factions: levels.flatMap(({ name }) => factionRates(name, results)),
  };
}

function resultOf({ fixture, winners }: Outcome): DealtResult[] {
  if (winners.length === 0) return [];
  const names = fixture.bots.map(({ name }) => name);
  const seats = fixture.config.players.map(({ factions }, seat) => ({
    factions: factions ?? [],
    share: winShare(winners, seat),
  }));
  return [{ seed: fixture.seed, names, winners: winners.map((seat) => at(names, seat)), seats }];
}

/** The games of each deal. */
function dealsOf(results: readonly DealtResult[]): Result[][] {
  const deals = new Map<number, Result[]>();
  for (const result of results) {
    const deal = deals.get(result.seed);
    if (deal === undefined) deals.set(result.seed, [result]);
    else deal.push(result);
  }
  return [...deals.values()];
}

/** The games of a deal that a level won, of the seats that it had in them. */
function seatsWon(name: string, deal: readonly Result[]): DealScore {
  const seats = deal.flatMap(({ names }) => names).filter((one) => one === name).length;
  return { wins: wonBy(name, deal), games: seats };
}

function wonBy(name: string, deal: readonly Result[]): number {
  return sum(deal.map(({ winners }) => shareOf(winners, name)));
}

function pairings(names: readonly string[], deals: readonly (readonly Result[])[]): Pairing[] {
  return names.flatMap((name) =>
    names
      .filter((other) => other !== name)
      .map((against) => ({ name, against, ...meeting(name, against, deals) })),
  );
}

function meeting(
  name: string,
  against: string,
  deals: readonly (readonly Result[])[],
): Omit<Pairing, 'name' | 'against'> {
  const scores = deals.flatMap((deal) => {
    const met = deal.filter(({ names }) => names.includes(name) && names.includes(against));
    const wins = wonBy(name, met);
    const games = wins + wonBy(against, met);
    return games === 0 ? [] : [{ wins, games }];
  });
  return {
    ...rateOverDeals(scores),
    dealsWon: scores.filter(({ wins, games }) => 2 * wins > games).length,
    dealsSplit: scores.filter(({ wins, games }) => 2 * wins === games).length,
    dealsLost: scores.filter(({ wins, games }) => 2 * wins < games).length,
  };
}

function factionRates(name: string, results: readonly DealtResult[]): FactionRate[] {
  const shares = new Map<string, number[]>();
  for (const { names, seats } of results) {
    seats.forEach(({ factions, share }, seat) => {
      if (names[seat] !== name) return;
      for (const faction of factions) shares.set(faction, [...(shares.get(faction) ?? []), share]);
    });
  }
  return [...shares]
    .map(([faction, won]) => ({ name, faction, ...rate(sum(won), won.length) }))
    .sort((one, other) => one.winRate - other.winRate || one.faction.localeCompare(other.faction, 'en'));
}

/** The levels that a ladder is played between must differ by name. */
export function distinct(contestants: readonly Contestant[]): Contestant[] {
  const names = contestants.map(({ name }) => name);
  return contestants.filter(({ name }, i) => names.indexOf(name) === i);
}
