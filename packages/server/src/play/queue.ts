import type { Activity } from '../activity.ts';
import { Refused } from '../refused.ts';

/** What happens at one table happens one after another. */
export class Queue {
  private readonly activity: Activity;
  private readonly report: (error: unknown) => void;
  private last: Promise<unknown> = Promise.resolve();

  constructor(activity: Activity, report: (error: unknown) => void) {
    this.activity = activity;
    this.report = report;
  }

  run<T>(job: () => T | Promise<T>): Promise<T> {
    const result = this.activity.run(() => this.last.then(job));
    // The person who asked is answered first: what they are told next builds on that answer.
    this.last = result.catch(() => {}).then(answered);
    return result;
  }

  /** Until nothing is left to do. */
  async rest(): Promise<void> {
    for (let last: Promise<unknown> | null = null; last !== this.last; await last) ({ last } = this);
  }

  /** Queued like everything else, but nobody waits for it. */
  later(job: () => Promise<void>): void {
    this.run(job).catch((error: unknown) => {
      if (!(error instanceof Refused)) this.report(error);
    });
  }
}

/** Everything that was waiting for this has continued. */
function answered(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
