import type { Activity } from '../activity.ts';
import { Refused } from '../refused.ts';
import type { Clock } from '../clock.ts';

/** What the queue does with a table after each change. */
interface QueueHooks {
  /** Something may have changed. */
  readonly reconcile: () => void;
  /** A change failed: the table is reconciled a little later. */
  readonly retry: () => void;
  /** A change failed that nobody waits for. */
  readonly report: (error: unknown) => void;
}

/** Changes of one table, carried out one after another. The table is reconciled after each of them. */
export class Queue {
  private readonly activity: Activity;
  private readonly hooks: QueueHooks;
  private last: Promise<unknown> = Promise.resolve();

  constructor(activity: Activity, hooks: QueueHooks) {
    this.activity = activity;
    this.hooks = hooks;
  }

  run(change: () => void | Promise<void>): Promise<void> {
    return this.answer(change, () => {});
  }

  /** `read` makes the reply, once the table has been reconciled. */
  answer<T>(change: () => void | Promise<void>, read: () => T): Promise<T> {
    const result = this.activity.run(() => this.last.then(() => this.carryOut(change, read)));
    // The reply is on its way before the next change: what is broadcast then builds on it.
    this.last = result.catch(() => {}).then(nextTurn);
    return result;
  }

  private async carryOut<T>(change: () => void | Promise<void>, read: () => T): Promise<T> {
    try {
      await change();
    } catch (error) {
      if (isFailure(error)) this.hooks.retry();
      else this.hooks.reconcile();
      throw error;
    }
    this.hooks.reconcile();
    return read();
  }

  /** Nobody waits for this change. */
  later(change: () => void | Promise<void>): void {
    this.run(change).catch((error: unknown) => {
      if (!(error instanceof Refused)) this.hooks.report(error);
    });
  }

  /** Resolves when nothing is left to do. */
  async rest(): Promise<void> {
    for (let last: Promise<unknown> | null = null; last !== this.last; await last) ({ last } = this);
  }
}

/** False: somebody asked for what cannot be done, or others were quicker. */
export function isFailure(error: unknown): boolean {
  return !(error instanceof Refused) || error.problem === 'trouble';
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

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
