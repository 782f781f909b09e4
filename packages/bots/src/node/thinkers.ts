import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { unlessAborted } from '../abort.ts';
import type { Progress, Thought } from '../bot.ts';
import { rivalOf, type Company, type ThinkRequest, type Thinker } from '../thinker.ts';
import { openPool, type Pool } from './pool.ts';
import type { ThinkingTask } from './worker.ts';

interface ThinkersOptions {
  readonly threads: number;
  /** A module that exports `think` of ./worker.ts, in a form that Node loads: a bundle, or a loader of TypeScript. */
  readonly worker: URL;
}

/** Computer players in threads, so that the caller's thread is never blocked. */
export function createThinkers({ threads, worker }: ThinkersOptions): Thinker {
  const pool = openPool<ThinkingTask, Thought>({ module: worker, name: 'think' }, threads);
  return {
    think: (level, view, decision, budget, seed, company = {}) =>
      ask(pool, { level, view, decision, budget, seed, ...rivalOf(company) }, company),
    close: () => pool.close(),
  };
}

async function ask(
  pool: Pool<ThinkingTask, Thought>,
  request: ThinkRequest,
  { signal, onProgress }: Company,
): Promise<Thought> {
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const line = onProgress === undefined ? null : openLine(onProgress);
  const progress = line?.mouth ?? null;
  try {
    return await unlessAborted(signal, () =>
      pool.run({ request, stop, progress }, progress === null ? [] : [progress]),
    );
  } finally {
    // Rejects at once, whether it is searching or still waiting for a thread.
    Atomics.store(stop, 0, 1);
    line?.ear.close();
  }
}

interface Line {
  readonly ear: MessagePort;
  /** The thread's end of the channel. */
  readonly mouth: MessagePort;
}

function openLine(onProgress: (progress: Progress) => void): Line {
  const { port1: ear, port2: mouth } = new MessageChannel();
  ear.on('message', onProgress);
  return { ear, mouth };
}
