import type { Version } from '@smashup/referee/protocol';
import type { Remote } from 'comlink';
import type { RefereeApi } from '../protocol/referee-api.ts';
import { connectReferee } from './workers.ts';

let connected: ReturnType<typeof connectReferee> | null = null;

/** Started when somebody first needs it; one that could not be loaded gives way to another. */
function connect(): ReturnType<typeof connectReferee> {
  if (connected !== null) return connected;
  const connecting = connectReferee();
  connecting.broken.catch(() => {
    connected = null;
  });
  connected = connecting;
  return connecting;
}

/** The referee in its worker. */
export function referee(): Remote<RefereeApi> {
  return connect().referee;
}

/** The version this page plays by. Throws if the referee cannot be loaded, as while a server restarts. */
export function ownVersion(): Promise<Version> {
  const { referee: asked, broken } = connect();
  return Promise.race([asked.version(), broken]);
}

/** For controls that begin a game: the referee gets ready as soon as the pointer or the focus is near. */
export const WAKES_REFEREE = { onPointerEnter: wakeReferee, onFocus: wakeReferee } as const;

function wakeReferee(): void {
  referee();
}
