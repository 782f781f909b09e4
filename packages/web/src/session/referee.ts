import { wrap, type Remote } from 'comlink';
import type { RefereeApi } from '../protocol/referee-api.ts';

let connected: Remote<RefereeApi> | null = null;

/** The referee in its worker, which is started when somebody first needs it. */
export function referee(): Remote<RefereeApi> {
  connected ??= wrap<RefereeApi>(
    new Worker(new URL('../referee/worker.ts', import.meta.url), { type: 'module', name: 'referee' }),
  );
  return connected;
}
