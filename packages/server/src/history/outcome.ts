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
 * has no winner: all who stayed are equal.
 */
export function placesOf(seats: readonly SeatEnd[], isPlayedToTheEnd: boolean): SeatOutcome[] {
  const isBefore = (one: SeatEnd, other: SeatEnd): boolean => {
    if (one.isGone !== other.isGone) return other.isGone;
    if (!isPlayedToTheEnd) return false;
    if (one.isWinner !== other.isWinner) return one.isWinner;
    return one.points > other.points;
  };
  return seats.map((seat) => ({
    factions: seat.factions,
    points: seat.points,
    place: 1 + seats.filter((other) => isBefore(other, seat)).length,
  }));
}
