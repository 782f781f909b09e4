import type { Seat } from '@smashup/engine';
import type { GameSetUp, SeatSetUp } from './set-up.ts';

/** Of how many games a series can be. */
export const SERIES_LENGTHS = [3, 5, 7] as const;
/** What everybody plays in the next game: the same factions, those of the player after them, or newly chosen ones. */
export const SERIES_FACTIONS = ['kept', 'swapped', 'anew'] as const;

/** Several games with the same people, best of n. It stands beside the games; no rule reads it. */
export interface Series {
  readonly of: (typeof SERIES_LENGTHS)[number];
  readonly factions: (typeof SERIES_FACTIONS)[number];
  /** The winners of the games before this one, in order. */
  readonly games: readonly (readonly Seat[])[];
}

/** Games won, by seat; whoever shares a win has won. */
export function seriesScore({ games }: Series, seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => games.filter((game) => game.includes(seat)).length);
}

/** Whoever has won more than half of the games, or most of them after the last; empty: it goes on. */
export function seriesWinners(series: Series, seats: number): readonly Seat[] {
  const score = seriesScore(series, seats);
  const most = Math.max(...score);
  const isOver = most * 2 > series.of || series.games.length >= series.of;
  return isOver && most > 0 ? [...score.keys()].filter((seat) => score[seat] === most) : [];
}

/** The series after a game. */
export function afterGame(series: Series, winners: readonly Seat[]): Series {
  return { ...series, games: [...series.games, winners] };
}

type Set = Pick<GameSetUp, 'choice'> & { readonly seats: readonly Pick<SeatSetUp, 'factions'>[] };

/** The set-up of the next game, after one in which these factions were played, by seat. */
export function nextSetUp<T extends Set>(
  setUp: T,
  { factions }: Pick<Series, 'factions'>,
  played: readonly (readonly string[])[],
): T {
  if (factions === 'anew') return setUp;
  const next = factions === 'kept' ? 0 : 1;
  const seats = setUp.seats.map((seat, at) => {
    const [first, second] = played[(at + next) % played.length] ?? [];
    return first === undefined || second === undefined
      ? seat
      : { ...seat, factions: [first, second] as const };
  });
  return { ...setUp, choice: 'free', seats };
}
