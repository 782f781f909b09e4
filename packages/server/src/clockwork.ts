/** What time it is, and what is done later: the machine's own, unless a test moves it. */
export interface Clockwork {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Does something after that many milliseconds; returns a function that cancels it. */
  readonly after: (millis: number, job: () => void) => () => void;
  /**
   * Does the work periodically, one round after another; returns a function that ends it, including the round under
   * way.
   */
  readonly every: (millis: number, work: () => Promise<void>) => () => Promise<void>;
}

export const MACHINE: Clockwork = {
  now: () => Date.now(),
  after: (millis, job) => {
    const timer = setTimeout(job, millis);
    timer.unref();
    return () => clearTimeout(timer);
  },
  every: (millis, work) => {
    let round: Promise<void> | null = null;
    // Rounds that a slow database holds up are left out: they would all be made up for at once.
    const timer = setInterval(() => {
      round ??= work().finally(() => {
        round = null;
      });
    }, millis);
    return async () => {
      clearInterval(timer);
      await round;
    };
  },
};
