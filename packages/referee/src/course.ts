import type { LogEvent, State } from '@smashup/engine';

/** VP of each seat at the end of a turn. */
export interface Milestone {
  /** Number of answers before it. */
  readonly after: number;
  readonly vp: readonly number[];
}

/** A turn is over when the next one begins, or when the game is won. */
export function isEndOfTurn(event: LogEvent): boolean {
  return (event.key === 'turn' && event.number > 1) || event.key === 'win' || event.key === 'shared win';
}

export function milestone({ players }: State, after: number): Milestone {
  return { after, vp: players.map(({ vp }) => vp) };
}
