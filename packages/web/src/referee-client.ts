import { wrap, type Remote } from 'comlink';
import type { RefereeApi } from './protocol/referee-api.ts';

/** Opens the worker in which games are refereed. */
export function connectReferee(): Remote<RefereeApi> {
  return wrap<RefereeApi>(new Worker(new URL('./host/worker.ts', import.meta.url), { type: 'module' }));
}
