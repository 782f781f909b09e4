import { randomBytes } from 'node:crypto';
import { smashUp } from '@smashup/cards';
import { createThinkers } from '@smashup/bots/node';
import { createReferee } from '@smashup/referee';
import { PROTOCOL } from '@smashup/referee/protocol';
import { pino } from 'pino';
import { announce, warnOfMove } from './wiring/announce.ts';
import { openMail, openPush, openWebhook } from './wiring/notice-channels.ts';
import { lockData, sayWhere } from './wiring/data-lock.ts';
import { createSubscriber, tellNotice } from './wiring/subscriber.ts';
import { limitersFor } from './wiring/limiters.ts';
import { listen, shutDown, readiness } from './wiring/listen.ts';
import { openRedis } from './wiring/redis.ts';
import { startPeriodicJobs } from './wiring/periodic-jobs.ts';
import { RedisEventBus, LOCAL_EVENT_BUS, type EventBus, type BusMessage } from './event-bus/index.ts';
import { orBlame, type ServerConfig } from './config/index.ts';
import { BUILD } from './build.ts';
import type { Notice } from './protocol/index.ts';
import { Activity } from './activity.ts';
import { SYSTEM_CLOCK, type Clock } from './clock.ts';
import { GameHistory, ResultRecorder, Statistics } from './history/index.ts';
import { Identity } from './identity/index.ts';
import { createLetters, Turns } from './notices/index.ts';
import { Metrics, openDatabase, WriteHealth } from './operation/index.ts';
import { Bans, Complaints, People } from './people/index.ts';
import { Bots, dealtRecord, TableCache, Outages, SlowLane } from './play/index.ts';
import { storageIn } from './storage/index.ts';
import { Lobby, readSetUp, Tables } from './tables/index.ts';
import { newId } from './random.ts';
import {
  Cookies,
  createHttp,
  Router,
  openSockets,
  Origins,
  LocalConnectionSlots,
  OwnTables,
  Sessions,
  slotOf,
  SharedConnectionSlots,
  InFlight,
} from './transport/index.ts';

/** What threads run, in a form that Node loads: bundles. */
export interface Workers {
  readonly libsql: URL;
  readonly think: URL;
}

export interface RunningServer {
  readonly port: number;
  /** Where Prometheus asks, if it may. */
  readonly metricsPort: number | null;
  /** Connections of people. */
  readonly connections: number;
  /** Requests that have arrived and are not answered. */
  readonly requests: number;
  /** Resolves when nothing is in flight: only the clock or a request begins more. */
  readonly settled: () => Promise<void>;
  /** Pending requests are still answered; then everything is closed. */
  readonly close: () => Promise<void>;
}

function randomSeed(): string {
  return randomBytes(16).toString('hex');
}

/** What a test decides itself. */
interface Services {
  /** What the next game is shuffled with. */
  readonly newSeed?: () => string;
  readonly clock?: Clock;
  /** Shared by servers on one clock. */
  readonly activity?: Activity;
  /** Another server of the same test has the data file, too. */
  readonly sharesData?: boolean;
  /** Hears what is written to the log, in place of standard error. */
  readonly log?: (line: string) => void;
}

/** Puts the modules together and listens. */
export async function startServer(
  config: ServerConfig,
  workers: Workers,
  pages: string | null,
  {
    newSeed = randomSeed,
    clock = SYSTEM_CLOCK,
    activity = new Activity(),
    sharesData = false,
    log,
  }: Services = {},
): Promise<RunningServer> {
  // Standard output is for whoever started the server.
  const logger = pino(
    { level: config.logLevel, base: null },
    log === undefined ? pino.destination(2) : { write: log },
  );
  const { now, after } = clock;
  const metrics = config.metrics === null ? null : await Metrics.open();
  const report = (error: unknown, where: string): void => {
    metrics?.trouble();
    logger.error({ err: error, where }, 'trouble');
  };
  const lock = sharesData ? null : await lockData(config);
  const database = await openDatabase(config, workers.libsql, now, (asked) => activity.run(asked));
  const writeHealth = new WriteHealth(now);
  const storage = storageIn(writeHealth.watched(metrics?.timed(database) ?? database));
  const redis = await openRedis(config, (message) => logger.warn(message));
  const eventBus: EventBus =
    redis === null ? LOCAL_EVENT_BUS : new RedisEventBus(newId(), redis, clock, activity);
  const publish = (message: BusMessage): void => eventBus.publish(message);
  const work = new InFlight();
  const sessions = new Sessions();
  const notice = (person: string, told: Notice): void => {
    tellNotice(sessions, person, told);
    publish({ kind: 'notice', person, ...told });
  };
  const places = redis === null ? new LocalConnectionSlots() : new SharedConnectionSlots(redis, clock);
  const ownTables = new OwnTables({ sessions, publish, now, after });
  const people = new People(storage.people, storage.bans, now, config.times.carry);
  const identity = new Identity({
    store: storage.identity,
    people: storage.people,
    origin: config.origin,
    now,
  });
  const history = new GameHistory(storage.history);
  const lobby = new Lobby(
    storage.tables,
    (kind, people) => history.shownRatings(kind, people),
    (error) => report(error, 'lobby'),
    after,
  );
  const thinker = createThinkers({ threads: config.botThreads, worker: workers.think });
  const slowLane = new SlowLane(clock);
  const bots = new Bots(thinker, config.botThreads, activity);
  const outages = new Outages(storage.clocks, now, config.times.alive);
  const lastAlive = await storage.clocks.aliveAt();
  await outages.begin();
  const tableCache = new TableCache(
    {
      tables: storage.tables,
      journal: storage.journal,
      bots,
      times: config.times,
      now,
      after,
      activity,
      slowly: (job) => slowLane.run(job),
      build: BUILD,
      rules: smashUp,
      referee: createReferee(smashUp),
      report,
      publish,
      turns: {
        note: (game, turn, person, remindAt) => turns.note(game, turn, person, remindAt),
        takeBack: (game, turn, person) => turns.takeBack(game, turn, person),
      },
      outages,
      listedAnew: (person) => ownTables.changed(person),
      notice,
      changed: (table) => {
        lobby.changed(table);
        publish({ kind: 'table', table });
        noteResults();
      },
    },
    config.cachedGames,
  );
  const { door, pusher } = await openPush(config, storage, now, report);
  const isHere = (game: string, person: string): boolean | null => tableCache.isHere(game, person);
  const turns = new Turns({
    store: storage.notices,
    letters: createLetters({
      hasPush: pusher !== null,
      hasMail: config.mail !== null,
      hasWebhook: config.turnWebhook !== null,
      gather: config.times.gather,
      now,
    }),
    isHere,
    now,
    delay: config.times.notice,
  });
  const services = { config, storage, isHere, now, report, warn: (text: string) => logger.warn(text) };
  const mail = await openMail(services);
  const webhook = openWebhook(services);
  const resultRecorder = new ResultRecorder(
    storage.history,
    async (game) => (await tableCache.get(game)).finished,
    report,
  );
  const noteResults = (): void => {
    // What can no longer be noted will be noted after the next start.
    if (work.isEnding) return;
    resultRecorder.noteAll().catch((error: unknown) => report(error, 'history'));
  };
  const tables = new Tables({
    store: storage.tables,
    now,
    newSeed,
    openTables: config.limits.openTables,
    dealing: (table) => [
      JSON.stringify({ kind: 'dealt', record: dealtRecord(table, readSetUp(table.set_up)) }),
    ],
    ended: async (table) => (await tableCache.get(table)).finished?.seats ?? [],
    changed: (table) => {
      tableCache.changed(table);
      lobby.changed(table);
      publish({ kind: 'table', table });
    },
    notice,
  });
  const { limits, trustedProxies } = config;
  const router = new Router({
    people,
    complaints: new Complaints(storage.complaints, storage.journal, now),
    history,
    statistics: new Statistics(storage.statistics, now),
    tables,
    store: storage.tables,
    lobby,
    tableCache,
    sessions,
    ownTables,
    isOnline: (person) => places.has(slotOf(person)),
    limiters: limitersFor(limits, redis, now),
    publish,
    report,
  });
  const bans = new Bans({ store: storage.bans, now, sendAway: (person) => router.sendAway(person) });
  eventBus.subscribe(createSubscriber({ router, sessions, tableCache, lobby, ownTables, report }));
  const ready = readiness(clock, storage, writeHealth);
  const origins = new Origins({ configured: config.origin, now, warn: (message) => logger.warn(message) });
  const cookies = new Cookies(origins.isSecure);
  const http = await createHttp({
    router,
    people,
    identity,
    sessions,
    cookies,
    push: door,
    mailboxes: mail?.mailboxes ?? null,
    now,
    after,
    origins,
    version: { protocol: PROTOCOL, content: smashUp.library.fingerprint },
    report,
    pages,
    requestsPerMinute: limits.httpPerMinute,
    requestMillis: config.times.request,
    trustedProxies,
    redis,
    isReady: ready.isReady,
    work,
  });
  const sockets = openSockets({
    server: http.server,
    router,
    people,
    cookies,
    origins,
    sessions,
    limits,
    trustedProxies,
    places,
    work,
    report,
  });
  const carriers = [pusher, mail?.mailer, webhook].filter(
    (carrier) => carrier !== undefined && carrier !== null,
  );
  const endPeriodicJobs = startPeriodicJobs({
    clock,
    activity,
    times: config.times,
    storage,
    tables,
    resultRecorder,
    bans,
    tableCache,
    outages,
    turns,
    carriers,
    identity,
    sessions,
    report,
  });
  await warnOfMove(config, storage.identity, (message) => logger.warn(message));
  const port = await orBlame(`Nobody can be served at HOST ${config.host}, PORT ${config.port}`, () =>
    listen(http, config),
  );
  sayWhere(lock, config.host, port);
  await announce({
    config,
    port,
    lastAlive,
    tables: storage.tables,
    info: (facts, message) => logger.info(facts, message),
  });
  const gauges = {
    tablesInMemory: () => tableCache.size,
    tablesOpened: () => tableCache.opened,
    connections: () => sessions.count,
    botsAsked: () => bots.load,
  };
  const { metrics: place } = config;
  const watched =
    metrics === null || place === null
      ? null
      : await orBlame(`Nobody can ask at METRICS_HOST ${place.host}, METRICS_PORT ${place.port}`, () =>
          metrics.serve(place, gauges),
        );
  return {
    port,
    metricsPort: watched?.port ?? null,
    get connections() {
      return sessions.count;
    },
    get requests() {
      return work.count;
    },
    settled: () => activity.settled(),
    close: async () => {
      ready.end();
      await shutDown({ clock, work, http, sockets, endPeriodicJobs });
      await eventBus.close();
      await lobby.close();
      await resultRecorder.rest();
      await tableCache.close();
      ownTables.close();
      await places.close();
      redis?.disconnect();
      await thinker.close();
      await storage.close();
      lock?.release();
      await watched?.close();
    },
  };
}
