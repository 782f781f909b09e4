import type { Database } from '../storage/index.ts';

/** Whether the database still keeps what it is given. */
export class Pulse {
  private readonly now: () => number;
  /** When each write that is not stored yet was submitted, the oldest first. */
  private readonly waiting = new Set<{ readonly since: number }>();

  constructor(now: () => number) {
    this.now = now;
  }

  /** The same database, with a finger on it. */
  felt(database: Database): Database {
    return {
      ...database,
      write: async (unit) => {
        const one = { since: this.now() };
        this.waiting.add(one);
        try {
          return await database.write(unit);
        } finally {
          this.waiting.delete(one);
        }
      },
    };
  }

  /** How long the oldest write has been waiting, in milliseconds. */
  get stalled(): number {
    const [oldest] = this.waiting;
    return oldest === undefined ? 0 : this.now() - oldest.since;
  }
}
