import type { Database } from '../storage/index.ts';

/** Whether the database still keeps what it is given. */
export class WriteHealth {
  private readonly now: () => number;
  /** When each write that is not stored yet was submitted, the oldest first. */
  private readonly waiting = new Set<{ readonly since: number }>();
  /** When a write failed after which none has been stored; null: the last one was stored. */
  private failing: number | null = null;

  constructor(now: () => number) {
    this.now = now;
  }

  /** The same database, whose writes are watched. */
  watched(database: Database): Database {
    return {
      ...database,
      write: async (unit) => {
        const one = { since: this.now() };
        this.waiting.add(one);
        try {
          const isDone = await database.write(unit);
          this.failing = null;
          return isDone;
        } catch (error) {
          this.failing ??= one.since;
          throw error;
        } finally {
          this.waiting.delete(one);
        }
      },
    };
  }

  /** How long nothing has been stored although it was asked for, in milliseconds. */
  get stalled(): number {
    const [oldest] = this.waiting;
    return this.now() - Math.min(oldest?.since ?? Infinity, this.failing ?? Infinity, this.now());
  }
}
