import type { Remote } from 'comlink';
import type { RefereeApi } from '../protocol/referee-api.ts';
import { connectReferee } from '../referee-client.ts';

let connected: Remote<RefereeApi> | null = null;

/** The referee in its worker, which is started when somebody first needs it. */
export function referee(): Remote<RefereeApi> {
  connected ??= connectReferee();
  return connected;
}
