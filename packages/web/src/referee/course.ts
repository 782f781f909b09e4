import type { LogEvent, State } from '@smashup/engine';

interface Entry {
  /** How many answers had been given before it. */
  readonly after: number;
  readonly vp: readonly number[];
}

/** How the game went: everybody's VP at the end of each turn. */
export class Course {
  private entries: Entry[] = [];

  /** A turn is over when the next one begins, or when somebody has won. */
  hear({ key, count = 0 }: LogEvent, { players }: State, after: number): void {
    const isEndOfTurn = (key === 'turn' && count > 1) || key === 'win';
    if (isEndOfTurn) this.entries.push({ after, vp: players.map(({ vp }) => vp) });
  }

  get vp(): readonly (readonly number[])[] {
    return this.entries.map(({ vp }) => vp);
  }

  /** Forgets what followed the answers that were taken back. */
  rewind(answers: number): void {
    this.entries = this.entries.filter(({ after }) => after < answers);
  }
}
