/** More turns of the event loop than one thing takes to lead to the next, when neither waits for anything. */
const QUIET_TURNS = 10;

/**
 * Work in flight in this process: what waits for the disk, a thread or another machine, and what a table does. What
 * waits for the clock or for a message does not count, and a request counts for whoever sent it.
 */
export class Activity {
  private count = 0;
  private waiting: (() => void)[] = [];

  async run<T>(work: () => Promise<T>): Promise<T> {
    this.count++;
    try {
      return await work();
    } finally {
      if (--this.count === 0) for (const wake of this.waiting.splice(0)) wake();
    }
  }

  /** Resolves when nothing is in flight and nothing follows from what was: only the clock or a message begins more. */
  async settled(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet++) {
      if (this.count > 0) {
        await new Promise<void>((resolve) => void this.waiting.push(resolve));
        quiet = 0;
      }
      await new Promise((resolve) => void setImmediate(resolve));
    }
  }
}
