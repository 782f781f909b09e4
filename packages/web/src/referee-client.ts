import { wrap, type Remote } from 'comlink';
import type { RefereeApi } from './protocol/referee-api.ts';
import type { ReplayApi } from './protocol/replay-api.ts';

interface ConnectedReferee {
  readonly referee: Remote<RefereeApi>;
  /** Rejects when the worker's script cannot be loaded: it will never answer anything. */
  readonly broken: Promise<never>;
}

/** Opens the worker in which games are refereed. */
export function connectReferee(): ConnectedReferee {
  const worker = new Worker(new URL('./host/worker.ts', import.meta.url), { type: 'module' });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      // Errors in its script arrive as an event with a message.
      if (!(event instanceof ErrorEvent)) reject(new Error('The referee cannot be loaded.'));
    });
  });
  return { referee: wrap<RefereeApi>(worker), broken };
}

/** Opens the worker in which recorded games are shown. */
export function connectReplays(): Remote<ReplayApi> {
  return wrap<ReplayApi>(
    new Worker(new URL('./host/worker.ts', import.meta.url), { type: 'module', name: 'replays' }),
  );
}
