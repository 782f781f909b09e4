import type { Clock } from '../clock.ts';

/**
 * Long-running work that can wait, for all tables: done one after another, with a pause after each as long as the
 * work took, so that half of the time is left for everything else.
 */
export class SlowLane {
  private readonly clock: Pick<Clock, 'now' | 'after'>;
  private last: Promise<unknown> = Promise.resolve();

  constructor(clock: Pick<Clock, 'now' | 'after'>) {
    this.clock = clock;
  }

  run<T>(job: () => Promise<T>): Promise<T> {
    const { now } = this.clock;
    let began = 0;
    const result = this.last.then(() => {
      began = now();
      return job();
    });
    const rest = (): Promise<void> => this.pause(now() - began);
    this.last = result.then(rest, rest);
    return result;
  }

  private async pause(millis: number): Promise<void> {
    if (millis > 0) await new Promise<void>((resolve) => void this.clock.after(millis, resolve));
  }
}
