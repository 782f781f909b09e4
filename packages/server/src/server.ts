import { randomBytes } from 'node:crypto';
import { smashUp } from '@smashup/cards';
import { createThinkers } from '@smashup/bots/node';
import { createReferee } from '@smashup/referee';
import { PROTOCOL } from '@smashup/referee/protocol';
import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { RedisBell, SILENT_BELL, type Bell, type Hearing, type News } from './bell/index.ts';
import type { Limits, ServerConfig } from './config/index.ts';
import { BUILD } from './build.ts';
import { MACHINE, type Clockwork } from './clockwork.ts';
import { Chronicle, Historian } from './history/index.ts';
import { Identity, passkeyAddress } from './identity/index.ts';
import {
  createLetters,
  createMessenger,
  createSmtp,
  Mailboxes,
  Mailer,
  mailKeys,
  Push,
  pushKeys,
  Retries,
  Turns,
  Webhook,
} from './notices/index.ts';
import { Metrics, openDatabase, Pulse } from './operation/index.ts';
import { Bans, Complaints, People } from './people/index.ts';
import { Bots, dealtRecord, Hall, lookAtDeadlines, Outages, SlowLane } from './play/index.ts';
import { noticeTold } from './projection/index.ts';
import { storageIn, type Storage } from './storage/index.ts';
import { Lobby, readSetUp, Tables } from './tables/index.ts';
import { newId } from './random.ts';
import {
  Cookies,
  createHttp,
  Desk,
  DEVICES_MILLIS,
  endSignedOut,
  openSockets,
  Origins,
  OwnLimiter,
  OwnPlaces,
  Sessions,
  SharedLimiter,
  SharedPlaces,
  type Limiters,
  type PushDoor,
} from './transport/index.ts';

/** What threads run, in a form that Node loads: bundles, or a loader of TypeScript. */
export interface Workers {
  readonly libsql: URL;
  readonly think: URL;
}

export interface RunningServer {
  readonly port: number;
  /** Where Prometheus asks, if it may. */
  readonly metricsPort: number | null;
  /** What has been asked is still answered; then everything is put away. */
  readonly close: () => Promise<void>;
}

/** Passwords tried for one name, wherever from: at once, and an hour. */
const TRIES_FOR_A_NAME = 20;
/** Addresses that one person may have asked an hour, and how often one is asked a day, whoever wants it. */
const MAILS_BY_A_PERSON = 5;
const MAILS_TO_AN_ADDRESS = 3;
/** A database that takes longer is not there. */
const READY_MILLIS = 2000;
/** How often tables are looked at that nobody touches. */
const ROUND_MILLIS = 2000;
/** How often tables are looked at where somebody's time may be over. */
const DEADLINES_MILLIS = 1000;

function randomSeed(): string {
  return randomBytes(16).toString('hex');
}

/** Puts the rooms together and opens the doors. `newSeed`: what the next game is shuffled with. */
export async function startServer(
  config: ServerConfig,
  workers: Workers,
  pages: string | null,
  newSeed: () => string = randomSeed,
  clockwork: Clockwork = MACHINE,
): Promise<RunningServer> {
  // Standard output is for whoever started the server.
  const logger = pino({ level: config.logLevel, base: null }, pino.destination(2));
  const { now, after } = clockwork;
  const metrics = config.metrics === null ? null : await Metrics.open();
  const report = (error: unknown, where: string): void => {
    metrics?.trouble();
    logger.error({ err: error, where }, 'trouble');
  };
  const database = await openDatabase(config, workers.libsql, now);
  const pulse = new Pulse(now);
  const storage = storageIn(pulse.felt(metrics?.timed(database) ?? database));
  const redis = await openRedis(config);
  const bell: Bell = redis === null ? SILENT_BELL : new RedisBell(newId(), redis, now);
  const ring = (news: News): void => bell.ring(news);
  const sessions = new Sessions();
  const people = new People(storage.people, storage.bans, now, config.times.carry);
  const identity = new Identity(storage.identity, storage.people, now);
  const lobby = new Lobby(storage.tables, (error) => report(error, 'lobby'), after);
  const thinker = createThinkers({ threads: config.botThreads, worker: workers.think });
  const slowLane = new SlowLane();
  const bots = new Bots(thinker, config.botThreads);
  const outages = new Outages(storage.clocks, now, config.times.alive);
  await outages.begin();
  const hall = new Hall(
    {
      tables: storage.tables,
      log: storage.log,
      bots,
      times: config.times,
      now,
      after,
      slowly: (job) => slowLane.run(job),
      build: BUILD,
      rules: smashUp,
      referee: createReferee(smashUp),
      report,
      ring,
      turns: { note: (game, turn, person, remindAt) => turns.note(game, turn, person, remindAt) },
      outages,
      changed: (table) => {
        lobby.changed(table);
        ring({ kind: 'table', table });
        noteResults();
      },
    },
    config.cachedGames,
  );
  const { door, push } = await openPush(config, storage, report);
  const isHere = (game: string, person: string): boolean | null => hall.isHere(game, person);
  const turns = new Turns({
    store: storage.notices,
    messenger: createMessenger(storage.tables, push),
    letters: createLetters({
      hasMail: config.mail !== null,
      hasWebhook: config.turnWebhook !== null,
      gather: config.times.gather,
      now,
    }),
    isHere,
    now,
    delay: config.times.notice,
  });
  const carriers = { config, storage, isHere, now, report, warn: (text: string) => logger.warn(text) };
  const mail = await openMail(carriers);
  const webhook = openWebhook(carriers);
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
      ring({ kind: 'table', table });
    },
    notice: (person, table, notice) => {
      tellNotice(sessions, person, table, notice);
      ring({ kind: 'notice', person, table, notice });
    },
  });
  const { limits, trustedProxies } = config;
  const desk = new Desk({
    people,
    complaints: new Complaints(storage.complaints, storage.log, now),
    chronicle: new Chronicle(storage.history),
    tables,
    store: storage.tables,
    lobby,
    hall,
    sessions,
    limiters: limitersFor(limits, redis, now),
    ring,
    report,
  });
  const bans = new Bans({ store: storage.bans, now, sendAway: (person) => desk.sendAway(person) });
  bell.listen(hearingOf({ desk, sessions, hall, lobby, report }));
  const ready = readiness(storage, pulse);
  const origins = new Origins(config.origin);
  const cookies = new Cookies(origins.isSecure);
  const http = await createHttp({
    desk,
    people,
    identity,
    sessions,
    cookies,
    push: door,
    mailboxes: mail?.mailboxes ?? null,
    now,
    origins,
    version: { protocol: PROTOCOL, content: smashUp.library.fingerprint },
    report,
    pages,
    requestsPerMinute: limits.httpPerMinute,
    trustedProxies,
    redis,
    isReady: ready.isReady,
  });
  const places = redis === null ? new OwnPlaces() : new SharedPlaces(redis, now);
  const sockets = openSockets({
    server: http.server,
    desk,
    people,
    cookies,
    origins,
    sessions,
    limits,
    trustedProxies,
    places,
    report,
  });
  const rounds = (millis: number, where: string, work: () => Promise<void>) =>
    clockwork.every(millis, () => work().catch((error: unknown) => report(error, where)));
  const everyRound = Math.min(ROUND_MILLIS, Math.max(50, config.times.quickWait / 2));
  const endRounds = rounds(everyRound, 'round', async () => {
    await tables.expire(config.times.tableExpiry);
    await tables.fillQuick(config.times.quickWait);
    await historian.noteAll();
    await bans.carryOut();
    hall.putAwayIdle();
  });
  const endDeadlines = rounds(DEADLINES_MILLIS, 'deadlines', () =>
    lookAtDeadlines({ store: storage.clocks, hall, now, report }),
  );
  const endBeats = rounds(config.times.alive, 'beat', async () => {
    if (await outages.beat()) hall.clocksChanged();
  });
  // Push services take their time: nothing else waits for them.
  const endNotices = rounds(Math.min(ROUND_MILLIS, Math.max(50, config.times.notice)), 'notices', () =>
    turns.sendDue(),
  );
  // A mail server or a program that is slow holds up nobody, not even the other.
  const endLetters = [mail?.mailer, webhook].flatMap((carrier) =>
    carrier === undefined || carrier === null
      ? []
      : [
          rounds(Math.min(ROUND_MILLIS, Math.max(50, config.times.gather)), 'letters', () =>
            carrier.sendDue(),
          ),
        ],
  );
  const devices = setInterval(() => {
    endSignedOut(identity, sessions).catch((error: unknown) => report(error, 'devices'));
  }, DEVICES_MILLIS);
  await warnOfMove(config, storage.identity, (message) => logger.warn(message));
  const port = await listen(http, config);
  const watched =
    metrics === null || config.metrics === null
      ? null
      : await metrics.serve(config.metrics, {
          tablesInMemory: () => hall.size,
          tablesOpened: () => hall.opened,
          connections: () => sessions.count,
          botsAsked: () => bots.load,
        });
  return {
    port,
    metricsPort: watched?.port ?? null,
    close: async () => {
      ready.end();
      await endRounds();
      await endNotices();
      await Promise.all(endLetters.map((end) => end()));
      await endDeadlines();
      await endBeats();
      clearInterval(devices);
      lobby.close();
      await sockets.close();
      await http.close();
      await historian.rest();
      await hall.close();
      places.close();
      await bell.close();
      redis?.disconnect();
      await thinker.close();
      await storage.close();
      await watched?.close();
    },
  };
}

/** The database answers and keeps what it is given, and nobody has said that this process should end. */
function readiness(storage: Storage, pulse: Pulse): { isReady: () => Promise<boolean>; end: () => void } {
  let isEnding = false;
  return {
    isReady: async () => {
      // Some process writes every few seconds, also where nobody plays.
      if (isEnding || pulse.stalled > READY_MILLIS) return false;
      const late = new Promise<boolean>((resolve) => void MACHINE.after(READY_MILLIS, () => resolve(false)));
      const asked = storage.tables.byId('').then(
        () => true,
        () => false,
      );
      return Promise.race([asked, late]);
    },
    end: () => {
      isEnding = true;
    },
  };
}

/** Who cannot be asked fails at once: the game goes on without. */
async function openRedis({ redis }: ServerConfig): Promise<Redis | null> {
  if (redis === null) return null;
  const { Redis } = await import('ioredis');
  const line = new Redis(redis, { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: 1000 });
  line.on('error', () => {});
  return line;
}

export function limitersFor(limits: Limits, redis: Redis | null, now: () => number): Limiters {
  const limiter = (what: string, atOnce: number, perSecond: number) => {
    const rate = { atOnce, perSecond };
    return redis === null ? new OwnLimiter(rate, now) : new SharedLimiter(redis, what, rate, now);
  };
  return {
    requests: limiter('requests', limits.requestsAtOnce, limits.requestsPerSecond),
    tries: limiter('tries', limits.triesPerMinute, limits.triesPerMinute / 60),
    chat: limiter('chat', limits.chatLines, (limits.chatLines * 1000) / limits.chatMillis),
    signInNames: limiter('sign-in', TRIES_FOR_A_NAME, TRIES_FOR_A_NAME / 3600),
    mailsBy: limiter('mails by', MAILS_BY_A_PERSON, MAILS_BY_A_PERSON / 3600),
    mailsTo: limiter('mails to', MAILS_TO_AN_ADDRESS, MAILS_TO_AN_ADDRESS / 86_400),
  };
}

interface HearingRooms {
  readonly desk: Desk;
  readonly sessions: Sessions;
  readonly hall: Hall;
  readonly lobby: Lobby;
  readonly report: (error: unknown, where: string) => void;
}

/** What becomes of what other processes say. */
export function hearingOf({ desk, sessions, hall, lobby, report }: HearingRooms): Hearing {
  return {
    news: (news, from) => {
      if (news.kind === 'person') desk.renewed(news.person).catch((error: unknown) => report(error, 'bell'));
      else if (news.kind === 'notice') tellNotice(sessions, news.person, news.table, news.notice);
      else hall.hear(news, from);
      if (news.kind === 'table') lobby.changed(news.table);
    },
    missed: () => {
      hall.lookAgain();
      lobby.lookAgain().catch((error: unknown) => report(error, 'lobby'));
    },
    gone: (from) => hall.lose(from),
  };
}

function tellNotice(
  sessions: Sessions,
  person: string,
  table: string,
  notice: Extract<News, { kind: 'notice' }>['notice'],
): void {
  for (const session of sessions.of(person)) session.tell(noticeTold(table, notice));
}

/** Notices to browsers, if it is known whom push services may write to. */
async function openPush(
  { pushSubject: subject, pushServices: services }: ServerConfig,
  { notices: store }: Storage,
  report: (error: unknown, where: string) => void,
): Promise<{ readonly door: PushDoor | null; readonly push: Push | null }> {
  if (subject === null) return { door: null, push: null };
  const keys = await pushKeys(store);
  return {
    door: { store, publicKey: keys.publicKey, services },
    push: new Push({ store, keys, subject, report }),
  };
}

interface Carriers {
  readonly config: ServerConfig;
  readonly storage: Storage;
  readonly isHere: (game: string, person: string) => boolean | null;
  readonly now: () => number;
  readonly report: (error: unknown, where: string) => void;
  readonly warn: (message: string) => void;
}

/** Notices by mail, if it is known how it is sent. */
async function openMail(
  around: Carriers,
): Promise<{ readonly mailboxes: Mailboxes; readonly mailer: Mailer } | null> {
  const { config, storage, isHere, now, report, warn } = around;
  const { mail, origin } = config;
  if (mail === null || origin === null) return null;
  const keys = await mailKeys(storage.notices);
  const smtp = await createSmtp({ url: mail.smtp, from: mail.from, host: new URL(origin).hostname });
  const { outbox } = storage;
  // It may come later: what is to be sent waits for it.
  smtp.check().catch((error: unknown) => {
    warn(`No mail can be sent: ${error instanceof Error ? error.message : String(error)}`);
  });
  return {
    mailboxes: new Mailboxes(storage.mailboxes, outbox, keys, now),
    mailer: new Mailer({
      ...storage,
      smtp,
      keys,
      retries: new Retries({ outbox, now, report }),
      origin,
      isHere,
      digest: config.times.digest,
      now,
      report,
    }),
  };
}

/** Notices to a program of whoever runs the server, if there is one. */
function openWebhook({ config, storage, now, report }: Carriers): Webhook | null {
  const { turnWebhook: url, origin } = config;
  if (url === null) return null;
  const { outbox, tables } = storage;
  const retries = new Retries({ outbox, now, report });
  return new Webhook({ url, outbox, retries, tables, origin, now, report });
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
