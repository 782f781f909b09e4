import type { Remote } from 'comlink';
import type { RefereeApi } from '../protocol/referee-api.ts';
import { connectReferee } from '../referee-client.ts';

let connected: Remote<RefereeApi> | null = null;

/** The referee in its worker, which is started when somebody first needs it. */
export function referee(): Remote<RefereeApi> {
  connected ??= connectReferee();
  return connected;
}

/** For whatever begins a game: the referee gets ready while a finger or the focus is only on its way. */
export const WAKES_REFEREE = { onPointerEnter: wakeReferee, onFocus: wakeReferee } as const;

function wakeReferee(): void {
  referee();
}
