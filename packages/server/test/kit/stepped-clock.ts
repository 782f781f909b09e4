import type { Clock } from '../../src/clock.ts';

interface Timer {
  at: number;
  readonly job: () => void;
  /** It comes again that often; null: it does not. */
  readonly every: number | null;
}

/**
 * A clock that stands still until a test moves it. It goes from one due timer to the next, and never before everything
 * that the last one led to has settled.
 */
export class SteppedClock implements Clock {
  private time: number;
  private readonly settled: () => Promise<void>;
  private readonly timers = new Set<Timer>();
  private moving: Promise<unknown> = Promise.resolve();

  /** `settled`: resolves when only the clock or a request begins anything more. */
  constructor(time: number, settled: () => Promise<void>) {
    this.time = time;
    this.settled = settled;
  }

  readonly now = (): number => this.time;

  readonly after = (millis: number, job: () => void): (() => void) => {
    // Whole milliseconds, and at least one: as Node does it.
    return this.set({ at: this.time + Math.max(1, Math.trunc(millis)), job, every: null });
  };

  readonly every = (millis: number, work: () => Promise<void>): (() => Promise<void>) => {
    let round: Promise<void> | null = null;
    const begin = (): void => {
      cancel = this.set({ at: this.time + millis, job: begin, every: millis });
      round ??= work().finally(() => {
        round = null;
      });
    };
    let cancel = this.set({ at: this.time + millis, job: begin, every: millis });
    return async () => {
      cancel();
      await round;
    };
  };

  /** When something is due next; null: never. */
  get next(): number | null {
    return this.earliest?.at ?? null;
  }

  /**
   * Everything that is due within that time happens, at its time, one thing after another. `step`: what comes again and
   * again comes once in so many milliseconds, for tests that take days.
   */
  pass(millis: number, step?: number): Promise<void> {
    return this.inTurn(async () => {
      const end = this.time + millis;
      await this.settled();
      do {
        const until = step === undefined ? end : Math.min(end, this.time + step);
        if (step !== undefined) this.skipRounds(until);
        while ((await this.goToNext(until)) !== null);
        this.time = until;
      } while (this.time < end);
    });
  }

  /** Time goes on to the next thing that is due, if that is no later than `until`. False: nothing is. */
  proceed(until: number): Promise<boolean> {
    return this.inTurn(async () => {
      await this.settled();
      return (await this.goToNext(until)) !== null;
    });
  }

  private async goToNext(until: number): Promise<Timer | null> {
    const { earliest: next } = this;
    if (next === null || next.at > until) return null;
    this.timers.delete(next);
    this.time = Math.max(this.time, next.at);
    next.job();
    await this.settled();
    return next;
  }

  private set(timer: Timer): () => void {
    this.timers.add(timer);
    return () => void this.timers.delete(timer);
  }

  /** Of what comes again and again until then, only the last is left. */
  private skipRounds(until: number): void {
    for (const timer of this.timers) {
      const { at, every } = timer;
      if (every !== null && at <= until) timer.at = until - ((until - at) % every);
    }
  }

  /** What was set first comes first, of what is due at the same time. */
  private get earliest(): Timer | null {
    let found: Timer | null = null;
    for (const timer of this.timers) if (found === null || timer.at < found.at) found = timer;
    return found;
  }

  private inTurn<T>(move: () => Promise<T>): Promise<T> {
    const moved = this.moving.then(move);
    this.moving = moved.catch(() => {});
    return moved;
  }
}
