import type { createHttp, openSockets, UnderWay } from '../transport/index.ts';

/** Nobody waits longer than that for an answer, nor does whoever ends the server. */
const PATIENCE = 5000;
/** Whoever does not hang up is hung up on. */
const LINES_MILLIS = 1000;

interface Doors {
  readonly work: UnderWay;
  readonly http: Awaited<ReturnType<typeof createHttp>>;
  readonly sockets: ReturnType<typeof openSockets>;
  readonly endRounds: () => Promise<void>;
}

/**
 * Shuts the doors: nobody new comes in and nothing new is taken, what has been asked is answered, and only then lines
 * are hung up. Afterwards nothing comes from outside any more, and everything inside can be put away.
 */
export async function shutDoors({ work, http, sockets, endRounds }: Doors): Promise<void> {
  work.end();
  sockets.sayClosing();
  const gone = http.close();
  await within(PATIENCE, Promise.all([work.rest(), endRounds()]));
  await within(LINES_MILLIS, Promise.all([sockets.close(), gone]));
  // Those whose lines were hung up leave their tables.
  await within(PATIENCE, work.rest());
}

async function within(millis: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, millis);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
