import type { Seat } from '@smashup/engine';

/** How a game ended for one seat. */
export interface SeatOutcome {
  readonly factions: readonly string[];
  readonly points: number;
  /** 1 is first; equals share a place. */
  readonly place: number;
}

/** How a seat stood at the end. */
export interface SeatEnd {
  readonly factions: readonly string[];
  readonly points: number;
  readonly isWinner: boolean;
  /** The person had left, and a bot or nobody played for them. */
  readonly isGone: boolean;
}

/**
 * The ranking: first by who stayed, then by who won (winners are equal), then by points. A game that was ended early
 * has no winner: all who stayed are equal. Partners (R13) share a place: their points are added, and a pair that one
 * of them has left ranks behind a whole one.
 */
export function placesOf(
  seats: readonly SeatEnd[],
  isPlayedToTheEnd: boolean,
  teams: readonly (readonly Seat[])[],
): SeatOutcome[] {
  const ends = teams.map((team) => together(seats.filter((_, seat) => team.includes(seat))));
  const isBefore = (one: TeamEnd, other: TeamEnd): boolean => {
    if (one.isGone !== other.isGone) return other.isGone;
    if (!isPlayedToTheEnd) return false;
    if (one.isWinner !== other.isWinner) return one.isWinner;
    return one.points > other.points;
  };
  const placeOf = (team: TeamEnd): number => 1 + ends.filter((other) => isBefore(other, team)).length;
  const places = ends.map(placeOf);
  return seats.map(({ factions, points }, seat) => ({
    factions,
    points,
    place: places[teams.findIndex((team) => team.includes(seat))] ?? 1,
  }));
}

type TeamEnd = Pick<SeatEnd, 'points' | 'isWinner' | 'isGone'>;

function together(seats: readonly SeatEnd[]): TeamEnd {
  return {
    points: seats.reduce((sum, { points }) => sum + points, 0),
    isWinner: seats.some(({ isWinner }) => isWinner),
    isGone: seats.some(({ isGone }) => isGone),
  };
}
