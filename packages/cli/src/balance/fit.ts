import { randomBelow, seedRandom, type RandomState } from '@smashup/engine';
import { at, range, sum } from '../lists.ts';
import { backward, cholesky, inverse, solve, type Matrix } from '../statistics/cholesky.ts';
import { rounded } from '../statistics/wilson.ts';
import type { Result } from './results.ts';

/** The strength of a faction in the hands of one bot. */
export interface Strength {
  readonly faction: string;
  readonly games: number;
  /** The share of games that a deck with it wins, with the other faction and the opponent drawn at random. */
  readonly winRate: number;
  /** Ends of the 95 % interval. */
  readonly low: number;
  readonly high: number;
  /** From 1, the strongest; and the places between which it is with 95 % certainty. */
  readonly place: number;
  readonly bestPlace: number;
  readonly worstPlace: number;
}

export interface BotStrengths {
  readonly bot: string;
  readonly games: number;
  /** The strongest first. */
  readonly factions: readonly Strength[];
}

/** How far factions are apart, as a standard deviation of log odds, and how many factions that assumption counts for. */
const USUAL_SPREAD = 0.4;
const RULE = 4;
/** Rounds of the iteration; it settles long before. */
const ROUNDS = 30;
const DRAWS = 2000;

/**
 * Fits Bradley and Terry's model for teams: the log odds of a game are the strengths of one team's factions less those
 * of the other's. A faction's strengths in the hands of several bots are drawn from one normal distribution, whose
 * spread and correlation are fitted as well (empirical Bayes): what few games say is drawn towards the average, and
 * towards what the other bots' games say as far as bots usually agree.
 */
export function fitStrengths(results: readonly Result[]): BotStrengths[] {
  const bots = distinct(results.map(({ bot }) => bot));
  const factions = distinct(results.flatMap(({ team, against }) => [...team, ...against]));
  const fit = new Fit(results, bots, factions);
  for (let round = 0; round < ROUNDS; round++) fit.improve();
  const draws = fit.draw(DRAWS, seedRandom(results.length));
  return bots.map((bot, at) => ({
    bot,
    games: results.filter((result) => result.bot === bot).length,
    factions: ranked(fit, draws, results, bot, at),
  }));
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)].sort((one, other) => one.localeCompare(other, 'en'));
}

/** A game as the fit sees it: the unknowns of both teams. */
interface Game {
  readonly own: readonly number[];
  readonly others: readonly number[];
  readonly won: number;
}

/** The unknowns are the strengths of each faction with each bot: those of a faction stand together. */
class Fit {
  readonly factions: readonly string[];
  private readonly bots: number;
  private readonly games: readonly Game[];
  private strengths: readonly number[];
  /** The covariance of a faction's strengths with the bots. */
  private spread: Matrix;
  /** Of the precision of the strengths. */
  private factor: Matrix = [];

  constructor(results: readonly Result[], bots: readonly string[], factions: readonly string[]) {
    this.factions = factions;
    this.bots = bots.length;
    const place = new Map(factions.map((faction, i) => [faction, i * bots.length]));
    this.games = results.map(({ bot, team, against, won }) => {
      const unknowns = (names: readonly string[]): number[] =>
        names.map((name) => (place.get(name) ?? 0) + bots.indexOf(bot));
      return { own: unknowns(team), others: unknowns(against), won };
    });
    this.strengths = range(factions.length * bots.length).map(() => 0);
    this.spread = bots.map((_, i) => bots.map((__, j) => (i === j ? USUAL_SPREAD ** 2 : 0)));
  }

  /** One step of Newton's method for the strengths, then the spread that fits them. */
  improve(): void {
    const { strengths, bots } = this;
    const prior = inverse(cholesky(this.spread));
    const isOfOne = (i: number, j: number): boolean => Math.floor(i / bots) === Math.floor(j / bots);
    const precision = strengths.map((_, i) =>
      strengths.map((__, j) => (isOfOne(i, j) ? prior(i % bots, j % bots) : 0)),
    );
    const slope = precision.map((row) => -sum(row.map((weight, j) => weight * at(strengths, j))));
    for (const { own, others, won } of this.games) {
      const chance = logistic(this.sumOf(own) - this.sumOf(others));
      const sides = [
        ...own.map((unknown) => ({ unknown, sign: 1 })),
        ...others.map((unknown) => ({ unknown, sign: -1 })),
      ];
      for (const one of sides) {
        slope[one.unknown] = at(slope, one.unknown) + one.sign * (won - chance);
        const row = at(precision, one.unknown);
        for (const other of sides) {
          row[other.unknown] = at(row, other.unknown) + one.sign * other.sign * chance * (1 - chance);
        }
      }
    }
    this.factor = cholesky(precision);
    const step = solve(this.factor, slope);
    this.strengths = strengths.map((strength, i) => strength + at(step, i));
    this.spread = this.spreadOf(inverse(this.factor));
  }

  private spreadOf(covariance: (row: number, column: number) => number): Matrix {
    const { factions, strengths, bots } = this;
    return range(bots).map((i) =>
      range(bots).map((j) => {
        const products = factions.map((_, faction) => {
          const [one, other] = [faction * bots + i, faction * bots + j];
          return at(strengths, one) * at(strengths, other) + covariance(one, other);
        });
        return (sum(products) + (i === j ? RULE * USUAL_SPREAD ** 2 : 0)) / (factions.length + RULE);
      }),
    );
  }

  private sumOf(unknowns: readonly number[]): number {
    return sum(unknowns.map((unknown) => at(this.strengths, unknown)));
  }

  /** The win rates of all factions with a bot, as far as they are known. */
  winRates(bot: number): number[] {
    return this.ratesFrom(this.strengths, bot);
  }

  /** Sets of strengths that are as likely as the results make them. */
  draw(count: number, random: RandomState): number[][] {
    return range(count).map(() => {
      const away = backward(
        this.factor,
        this.strengths.map(() => normal(random)),
      );
      return this.strengths.map((strength, i) => strength + at(away, i));
    });
  }

  /**
   * Compared with the average faction. Partner and opponents blur what a faction adds, here as if their strengths were
   * normal (the usual approximation of a logistic curve that is averaged over a normal).
   */
  ratesFrom(strengths: readonly number[], bot: number): number[] {
    const own = this.factions.map((_, faction) => at(strengths, faction * this.bots + bot));
    const mean = sum(own) / own.length;
    const blur = Math.sqrt(1 + (Math.PI / 8) * 3 * at(at(this.spread, bot), bot));
    return own.map((strength) => logistic((strength - mean) / blur));
  }
}

function ranked(
  fit: Fit,
  draws: readonly (readonly number[])[],
  results: readonly Result[],
  bot: string,
  botAt: number,
): Strength[] {
  const rates = fit.winRates(botAt);
  const drawn = draws.map((strengths) => fit.ratesFrom(strengths, botAt));
  const places = drawn.map(placesOf);
  const place = placesOf(rates);
  return fit.factions
    .map((faction, i) => {
      const [low, high] = middleOf(drawn.map((draw) => at(draw, i)));
      const [bestPlace, worstPlace] = middleOf(places.map((draw) => at(draw, i)));
      const games = results.filter(
        (result) => result.bot === bot && (result.team.includes(faction) || result.against.includes(faction)),
      ).length;
      return {
        faction,
        games,
        winRate: rounded(at(rates, i)),
        low: rounded(low),
        high: rounded(high),
        place: at(place, i),
        bestPlace,
        worstPlace,
      };
    })
    .sort((one, other) => one.place - other.place);
}

/** From 1, the highest rate. */
function placesOf(rates: readonly number[]): number[] {
  const order = range(rates.length).sort((one, other) => at(rates, other) - at(rates, one));
  const places = [...rates];
  order.forEach((i, place) => {
    places[i] = place + 1;
  });
  return places;
}

/** The ends of what holds 95 % of the numbers. */
function middleOf(numbers: readonly number[]): [low: number, high: number] {
  const sorted = numbers.toSorted((one, other) => one - other);
  const last = sorted.length - 1;
  return [at(sorted, Math.round(0.025 * last)), at(sorted, Math.round(0.975 * last))];
}

function logistic(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

const FINE = 2 ** 30;

/** Box and Muller's method. */
function normal(random: RandomState): number {
  const radius = Math.sqrt(-2 * Math.log((randomBelow(random, FINE) + 1) / FINE));
  return radius * Math.cos((2 * Math.PI * randomBelow(random, FINE)) / FINE);
}
