import { fileURLToPath } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';

/** Threads that all run one function. */
export interface Pool<Task, Result> {
  /** Ports in the task are listed again, since they are transferred to the thread. */
  run(task: Task, ports?: MessagePort[]): Promise<Result>;
  close(): Promise<void>;
}

/** The function that the threads run, as the export of a module that Node can load as it is. */
interface Job {
  readonly module: URL;
  readonly name: string;
}

export function openPool<Task, Result>({ module, name }: Job, threads: number): Pool<Task, Result> {
  const pool = new Piscina<Task, Result>({
    filename: fileURLToPath(module),
    name,
    // Threads start on demand and stay.
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
  });
  return {
    run: (task, ports = []) => pool.run(task, { transferList: ports }),
    close: () => pool.destroy(),
  };
}
