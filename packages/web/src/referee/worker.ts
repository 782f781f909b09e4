import { createThinker } from '@smashup/bots/browser';
import { expose } from 'comlink';
import { createBrowserStore } from './browser-store.ts';
import { Referee } from './referee.ts';

function randomNumber(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

expose(
  new Referee({
    store: createBrowserStore(),
    thinker: createThinker(
      () => new Worker(new URL('./thinker/worker.ts', import.meta.url), { type: 'module' }),
    ),
    now: () => Date.now(),
    seed: randomNumber,
    newId: () => `${Date.now().toString(36)}-${randomNumber().toString(36)}`,
  }),
);
