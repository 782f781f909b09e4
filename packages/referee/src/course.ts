import type { LogEvent, State } from '@smashup/engine';

/** VP of each seat at the end of a turn. */
export interface Milestone {
  /** How many answers had been given before it. */
  readonly after: number;
  readonly vp: readonly number[];
}

/** A turn is over when the next one begins, or when somebody has won. */
export function isEndOfTurn({ key, count = 0 }: LogEvent): boolean {
  return (key === 'turn' && count > 1) || key === 'win';
}

export function milestone({ players }: State, after: number): Milestone {
  return { after, vp: players.map(({ vp }) => vp) };
}
