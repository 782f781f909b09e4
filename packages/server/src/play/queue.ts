import { Refused } from '../refused.ts';

/** What happens at one table happens one after another. */
export class Queue {
  private readonly report: (error: unknown) => void;
  private last: Promise<unknown> = Promise.resolve();

  constructor(report: (error: unknown) => void) {
    this.report = report;
  }

  run<T>(job: () => T | Promise<T>): Promise<T> {
    const result = this.last.then(job);
    this.last = result.catch(() => {});
    return result;
  }

  /** In its turn, and nobody waits for it. */
  later(job: () => Promise<void>): void {
    this.run(job).catch((error: unknown) => {
      if (!(error instanceof Refused)) this.report(error);
    });
  }
}
