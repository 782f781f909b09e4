/** The server's clock: what time it is, and what happens later. Tests move it (test/kit/stepped-clock.ts). */
export interface Clock {
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

// The only timers in the server. What limits how long the disk, a thread or another machine may take is real time, and
// says so where it stands.
/* oxlint-disable no-restricted-globals, no-restricted-properties */
export const SYSTEM_CLOCK: Clock = {
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
/* oxlint-enable no-restricted-globals, no-restricted-properties */

/** Resolves with the work, or after that many milliseconds, whichever is first. */
export async function within(
  { after }: Pick<Clock, 'after'>,
  millis: number,
  work: Promise<unknown>,
): Promise<void> {
  let cancel = (): void => {};
  const late = new Promise<void>((resolve) => {
    cancel = after(millis, resolve);
  });
  await Promise.race([work, late]);
  cancel();
}
