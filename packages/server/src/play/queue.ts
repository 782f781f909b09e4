import type { Activity } from '../activity.ts';
import { Refused } from '../refused.ts';

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
