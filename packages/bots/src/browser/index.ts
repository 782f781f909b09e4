import { proxy, wrap, type Endpoint, type Remote } from 'comlink';
import { unlessAborted } from '../abort.ts';
import type { Budget, Level, Thought } from '../bot.ts';
import { rivalOf, type Company, type ThinkRequest, type Thinker } from '../thinker.ts';
import type { Decision, View } from '@smashup/engine';
import type { ThinkingService } from './worker.ts';

export type { Thinker } from '../thinker.ts';

/** A `Worker` whose module calls `serveThinker`. */
export interface ThinkingWorker extends Endpoint {
  terminate(): void;
}

/**
 * A computer player in a worker. It is given a way to open the worker, not the worker itself, because that is how
 * thinking is cancelled: a worker in the middle of a search hears nothing, and sharing memory with it needs a page
 * that is isolated from all others, which no plain file server offers. So the worker is terminated, and the next
 * question opens a new one.
 */
export function createThinker(open: () => ThinkingWorker): Thinker {
  return new WorkerThinker(open);
}

interface Hired {
  readonly worker: ThinkingWorker;
  readonly service: Remote<ThinkingService>;
  /** Rejects when the worker's module cannot be loaded. */
  readonly broken: Promise<never>;
}

class WorkerThinker implements Thinker {
  private readonly open: () => ThinkingWorker;
  private hired: Hired | null = null;
  /** One question at a time: terminating the worker would stop the thinking about the others as well. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(open: () => ThinkingWorker) {
    this.open = open;
  }

  think(
    level: Level,
    view: View,
    decision: Decision,
    budget: Budget,
    seed: number,
    company: Company = {},
  ): Promise<Thought> {
    return unlessAborted(company.signal, () => {
      const question = { level, view, decision, budget, seed, ...rivalOf(company) };
      const thought = this.queue.then(() => this.ask(question, company));
      this.queue = thought.catch(() => {});
      return thought;
    });
  }

  close(): Promise<void> {
    this.dismiss();
    return Promise.resolve();
  }

  private async ask(request: ThinkRequest, { signal, onProgress }: Company): Promise<Thought> {
    signal?.throwIfAborted();
    const { service, broken } = (this.hired ??= hire(this.open()));
    const report = onProgress === undefined ? null : proxy(onProgress);
    try {
      return await unlessAborted(signal, () => Promise.race([service.answer(request, report), broken]));
    } catch (error) {
      this.dismiss();
      throw error;
    }
  }

  private dismiss(): void {
    this.hired?.worker.terminate();
    this.hired = null;
  }
}

function hire(worker: ThinkingWorker): Hired {
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The worker that thinks cannot be loaded.')));
  });
  return { worker, service: wrap<ThinkingService>(worker), broken };
}
