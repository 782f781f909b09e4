import type { ServerConfig } from '../config/index.ts';
import type { createHttp, InFlight, openSockets } from '../transport/index.ts';
import { within, type Clock } from '../clock.ts';
import type { WriteHealth } from '../operation/index.ts';
import type { Storage } from '../storage/index.ts';

/**
 * Listen backlog: after a restart every client reconnects at once. The system may allow fewer; a client that finds the
 * backlog full tries again only after one second, then three, then seven.
 */
const BACKLOG = 65_535;

/** If the port is taken, the next free one is used, unless it has to be this one. */
export async function listen(
  http: Awaited<ReturnType<typeof createHttp>>,
  { host, port, isPortFixed }: ServerConfig,
): Promise<number> {
  try {
    await http.listen({ host, port, backlog: BACKLOG });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (isPortFixed || !isTaken) throw error;
    await http.listen({ host, port: 0, backlog: BACKLOG });
  }
  const address = http.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** How long pending requests may take at shutdown. */
const PATIENCE = 5000;
/** Connections that are not closed by then are cut off. */
const CLOSING_MILLIS = 1000;

interface OpenServer {
  readonly clock: Clock;
  readonly work: InFlight;
  readonly http: Awaited<ReturnType<typeof createHttp>>;
  readonly sockets: ReturnType<typeof openSockets>;
  readonly endPeriodicJobs: () => Promise<void>;
}

/**
 * Stops accepting connections and requests, answers pending ones, and only then closes connections. After that nothing
 * comes in from outside, and the rest of the server can be closed.
 */
export async function shutDown({ clock, work, http, sockets, endPeriodicJobs }: OpenServer): Promise<void> {
  work.end();
  sockets.sayClosing();
  const gone = http.close();
  await within(clock, PATIENCE, Promise.all([work.rest(), endPeriodicJobs()]));
  await within(clock, CLOSING_MILLIS, Promise.all([sockets.close(), gone]));
  // People whose connections were closed leave their tables.
  await within(clock, PATIENCE, work.rest());
}

/** A database that takes longer counts as gone. */
const READY_MILLIS = 2000;

/** The database answers and stores what it is given, and this process has not been told to end. */
export function readiness(
  { after }: Pick<Clock, 'after'>,
  storage: Storage,
  writeHealth: WriteHealth,
): { isReady: () => Promise<boolean>; end: () => void } {
  let isEnding = false;
  return {
    isReady: async () => {
      // Some process writes every few seconds, even when nobody plays.
      if (isEnding || writeHealth.stalled > READY_MILLIS) return false;
      let cancel = (): void => {};
      const late = new Promise<boolean>((resolve) => {
        cancel = after(READY_MILLIS, () => resolve(false));
      });
      const asked = storage.tables.byId('').then(
        () => true,
        () => false,
      );
      return Promise.race([asked, late]).finally(() => cancel());
    },
    end: () => {
      isEnding = true;
    },
  };
}
