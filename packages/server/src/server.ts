import { mkdirSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { smashUp } from '@smashup/cards';
import { createThinkers } from '@smashup/bots/node';
import { createReferee } from '@smashup/referee';
import { PROTOCOL } from '@smashup/referee/protocol';
import { pino } from 'pino';
import type { ServerConfig } from './config/index.ts';
import { Chronicle, Historian } from './history/index.ts';
import { Identity, passkeyAddress } from './identity/index.ts';
import { People } from './people/index.ts';
import { Bots, dealtRecord, Hall, SlowLane } from './play/index.ts';
import { noticeTold } from './projection/index.ts';
import { openLibsql, openPostgres, storageIn, type Database, type Storage } from './storage/index.ts';
import { Lobby, readSetUp, Tables } from './tables/index.ts';
import {
  Cookies,
  createHttp,
  Desk,
  DEVICES_MILLIS,
  endSignedOut,
  openSockets,
  Origins,
  Sessions,
} from './transport/index.ts';

/** What threads run, in a form that Node loads: bundles, or a loader of TypeScript. */
export interface Workers {
  readonly libsql: URL;
  readonly think: URL;
}

export interface RunningServer {
  readonly port: number;
  /** What has been asked is still answered; then everything is put away. */
  readonly close: () => Promise<void>;
}

/** How often tables are looked at that nobody touches. */
const ROUND_MILLIS = 2000;

function randomSeed(): string {
  return randomBytes(16).toString('hex');
}

/** Puts the rooms together and opens the doors. `newSeed`: what the next game is shuffled with. */
export async function startServer(
  config: ServerConfig,
  workers: Workers,
  pages: string | null,
  newSeed: () => string = randomSeed,
): Promise<RunningServer> {
  // Standard output is for whoever started the server.
  const logger = pino({ level: config.logLevel, base: null }, pino.destination(2));
  const now = (): number => Date.now();
  const report = (error: unknown, where: string): void => logger.error({ err: error, where }, 'trouble');
  const storage = storageIn(await openDatabase(config, workers, now));
  const sessions = new Sessions();
  const people = new People(storage.people, now, config.times.carry);
  const identity = new Identity(storage.identity, storage.people, now);
  const lobby = new Lobby(storage.tables, (error) => report(error, 'lobby'));
  const thinker = createThinkers({ threads: config.botThreads, worker: workers.think });
  const slowLane = new SlowLane();
  const hall = new Hall(
    {
      tables: storage.tables,
      log: storage.log,
      bots: new Bots(thinker, config.botThreads),
      times: config.times,
      now,
      after,
      slowly: (job) => slowLane.run(job),
      rules: smashUp,
      referee: createReferee(smashUp),
      report,
      changed: (table) => {
        lobby.changed(table);
        noteResults();
      },
    },
    config.cachedGames,
  );
  const historian = new Historian(storage.history, async (game) => (await hall.room(game)).finished, report);
  const noteResults = (): void => {
    historian.noteAll().catch((error: unknown) => report(error, 'history'));
  };
  const tables = new Tables({
    store: storage.tables,
    now,
    newSeed,
    openTables: config.limits.openTables,
    dealing: (table) => [
      JSON.stringify({ kind: 'dealt', record: dealtRecord(table, readSetUp(table.set_up)) }),
    ],
    changed: (table) => {
      hall.changed(table);
      lobby.changed(table);
    },
    notice: (person, table, notice) => {
      for (const session of sessions.of(person)) session.tell(noticeTold(table, notice));
    },
  });
  const { limits, trustedProxies } = config;
  const desk = new Desk({
    people,
    chronicle: new Chronicle(storage.history),
    tables,
    store: storage.tables,
    lobby,
    hall,
    sessions,
    limits,
    now,
    report,
  });
  const origins = new Origins(config.origin);
  const cookies = new Cookies(origins.isSecure);
  const http = await createHttp({
    desk,
    people,
    identity,
    sessions,
    cookies,
    now,
    origins,
    version: { protocol: PROTOCOL, content: smashUp.library.fingerprint },
    report,
    pages,
    requestsPerMinute: limits.httpPerMinute,
    trustedProxies,
  });
  const sockets = openSockets({
    server: http.server,
    desk,
    people,
    cookies,
    origins,
    sessions,
    limits,
    trustedProxies,
    report,
  });
  const endRounds = goRounds(
    Math.min(ROUND_MILLIS, Math.max(50, config.times.quickWait / 2)),
    async () => {
      await tables.expire(config.times.tableExpiry);
      await tables.fillQuick(config.times.quickWait);
      await historian.noteAll();
    },
    (error) => report(error, 'round'),
  );
  const devices = setInterval(() => {
    endSignedOut(identity, sessions).catch((error: unknown) => report(error, 'devices'));
  }, DEVICES_MILLIS);
  await warnOfMove(config, storage.identity, (message) => logger.warn(message));
  const port = await listen(http, config);
  return {
    port,
    close: async () => {
      await endRounds();
      clearInterval(devices);
      lobby.close();
      await sockets.close();
      await http.close();
      await historian.rest();
      await hall.close();
      await thinker.close();
      await storage.close();
    },
  };
}

/** Does the work again and again; gives what ends that, with the round that is under way. */
function goRounds(
  millis: number,
  work: () => Promise<void>,
  report: (error: unknown) => void,
): () => Promise<void> {
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = round.then(work).catch(report);
  }, millis);
  return async () => {
    clearInterval(timer);
    await round;
  };
}

/** Passkeys are bound to the address they were made at: a server that moves leaves them behind. */
async function warnOfMove(
  { origin }: ServerConfig,
  store: Storage['identity'],
  warn: (message: string) => void,
): Promise<void> {
  const address = passkeyAddress(origin);
  const lost = address === null ? 0 : await store.passkeysElsewhere(address.host);
  if (address === null || lost === 0) return;
  warn(`${lost} passkeys were made at another address than ${address.host} and do not work here.`);
}

function after(millis: number, job: () => void): () => void {
  const timer = setTimeout(job, millis);
  timer.unref();
  return () => clearTimeout(timer);
}

function openDatabase({ database }: ServerConfig, workers: Workers, now: () => number): Promise<Database> {
  if (database.kind === 'postgres') return openPostgres({ url: database.url, now });
  mkdirSync(dirname(database.file), { recursive: true });
  return openLibsql({ file: database.file, worker: workers.libsql, now });
}

/** A port that is taken is passed over for the next free one, unless it must be that one. */
async function listen(
  http: Awaited<ReturnType<typeof createHttp>>,
  { host, port, isPortFixed }: ServerConfig,
): Promise<number> {
  try {
    await http.listen({ host, port });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (isPortFixed || !isTaken) throw error;
    await http.listen({ host, port: 0 });
  }
  const address = http.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
