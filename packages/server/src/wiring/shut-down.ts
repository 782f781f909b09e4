import { within, type Clock } from '../clock.ts';
import type { createHttp, openSockets, InFlight } from '../transport/index.ts';

/** Nobody waits longer than this for an answer, and neither does shutdown. */
const PATIENCE = 5000;
/** Connections that are not closed by then are cut off. */
const LINES_MILLIS = 1000;

interface Doors {
  readonly clock: Clock;
  readonly work: InFlight;
  readonly http: Awaited<ReturnType<typeof createHttp>>;
  readonly sockets: ReturnType<typeof openSockets>;
  readonly endPeriodicJobs: () => Promise<void>;
}

/**
 * Shuts the doors: nobody new is let in and nothing new is accepted, pending requests are answered, and only then are
 * connections closed. After that nothing comes in from outside, and everything inside can be put away.
 */
export async function shutDown({ clock, work, http, sockets, endPeriodicJobs }: Doors): Promise<void> {
  work.end();
  sockets.sayClosing();
  const gone = http.close();
  await within(clock, PATIENCE, Promise.all([work.rest(), endPeriodicJobs()]));
  await within(clock, LINES_MILLIS, Promise.all([sockets.close(), gone]));
  // People whose connections were closed leave their tables.
  await within(clock, PATIENCE, work.rest());
}
