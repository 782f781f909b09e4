import type { Level } from '@smashup/bots';
import { LEVELS } from '../settings/levels.ts';
import { ACHIEVEMENTS, type Achievement, type FinishedGame } from '../protocol/stats.ts';

/** How often somebody played, and won. */
export interface Tally {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
}

export interface Statistics {
  readonly games: number;
  readonly wins: number;
  /** Games won in a row: now, and at best. */
  readonly streak: number;
  readonly longestStreak: number;
  /** Turns of a game. */
  readonly shortest: number;
  readonly median: number;
  readonly longest: number;
  /** The most played first, here and below. */
  readonly factions: readonly Tally[];
  readonly pairings: readonly Tally[];
  /** The easiest first. */
  readonly levels: readonly (Tally & { readonly name: Level })[];
}

/** `games`: the oldest first. */
export function statisticsOf(games: readonly FinishedGame[]): Statistics {
  const turns = games.map((game) => game.turns).sort((one, other) => one - other);
  const streaks = streaksIn(games);
  return {
    games: games.length,
    wins: games.filter(({ won }) => won).length,
    streak: streaks.at(-1) ?? 0,
    longestStreak: Math.max(0, ...streaks),
    shortest: turns[0] ?? 0,
    median: medianOf(turns),
    longest: turns.at(-1) ?? 0,
    factions: tally(games, ({ factions }) => factions),
    pairings: tally(games, ({ factions }) => [pairingOf(factions)]),
    // A game against several bots counts for the hardest of them.
    levels: LEVELS.flatMap((name) => {
      const played = games.filter(({ rivals }) => hardest(rivals.map(({ level }) => level)) === name);
      const wins = played.filter(({ won }) => won).length;
      return played.length === 0 ? [] : [{ name, games: played.length, wins }];
    }),
  };
}

/** Of sorted numbers; between the two in the middle if there are two. */
function medianOf(numbers: readonly number[]): number {
  const half = numbers.length / 2;
  const low = numbers[Math.ceil(half) - 1] ?? 0;
  return Math.round((low + (numbers[Math.floor(half)] ?? 0)) / 2);
}

/** How many had been won in a row after each game. */
function streaksIn(games: readonly FinishedGame[]): readonly number[] {
  let streak = 0;
  return games.map(({ won }) => {
    streak = won ? streak + 1 : 0;
    return streak;
  });
}

function pairingOf(factions: readonly string[]): string {
  return factions.toSorted((one, other) => one.localeCompare(other)).join(' + ');
}

function hardest(levels: readonly Level[]): Level | undefined {
  return LEVELS.findLast((level) => levels.includes(level));
}

function tally(
  games: readonly FinishedGame[],
  namesOf: (game: FinishedGame) => readonly string[],
): readonly Tally[] {
  const found = new Map<string, Tally>();
  for (const game of games) {
    for (const name of new Set(namesOf(game))) {
      const { games: played, wins } = found.get(name) ?? { games: 0, wins: 0 };
      found.set(name, { name, games: played + 1, wins: wins + (game.won ? 1 : 0) });
    }
  }
  return [...found.values()].sort(
    (one, other) => other.games - one.games || other.wins - one.wins || one.name.localeCompare(other.name),
  );
}

/** What has been reached, each with the game in which it was reached first. */
export function firstEarned(games: readonly FinishedGame[]): ReadonlyMap<Achievement, FinishedGame> {
  const found = new Map<Achievement, FinishedGame>();
  for (const achievement of ACHIEVEMENTS) {
    const game = games.find(({ earned }) => earned.includes(achievement));
    if (game !== undefined) found.set(achievement, game);
  }
  return found;
}

/** Standard deviations on either side that hold 95 %. */
const Z = 1.959964;

/** Where a share of wins lies in all likelihood (Wilson's interval). */
export function likely({ wins, games }: Pick<Tally, 'wins' | 'games'>): {
  readonly low: number;
  readonly high: number;
} {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const weight = Z ** 2 / games;
  const centre = (share + weight / 2) / (1 + weight);
  const reach = (Z / (1 + weight)) * Math.sqrt((share * (1 - share)) / games + weight / (4 * games));
  return { low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}
