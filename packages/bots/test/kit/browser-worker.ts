import { MessageChannel, Worker } from 'node:worker_threads';
import type { ThinkingWorker } from '../../src/browser/index.ts';

/** Opens what a page would open with `new Worker(…)`; counts how often it does. */
export function workerOpener(): { open(): ThinkingWorker; opened: number } {
  return {
    opened: 0,
    open() {
      this.opened++;
      return openWorker();
    },
  };
}

function openWorker(): ThinkingWorker {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(new URL('./boot-browser.mjs', import.meta.url), {
    workerData: port2,
    transferList: [port2],
  });
  return Object.assign(port1, {
    terminate() {
      port1.close();
      void worker.terminate();
    },
  });
}
