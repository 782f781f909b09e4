import { wrap, type Remote } from 'comlink';
import type { RefereeApi } from './protocol/referee-api.ts';
import type { ReplayApi } from './protocol/replay-api.ts';

/** Opens the worker in which games are refereed. */
export function connectReferee(): Remote<RefereeApi> {
  return wrap<RefereeApi>(new Worker(new URL('./host/worker.ts', import.meta.url), { type: 'module' }));
}

/** Opens the worker in which recorded games are shown. */
export function connectReplays(): Remote<ReplayApi> {
  return wrap<ReplayApi>(
    new Worker(new URL('./host/worker.ts', import.meta.url), { type: 'module', name: 'replays' }),
  );
}
