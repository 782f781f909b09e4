import { createHash } from 'node:crypto';
import type { Thinker } from '@smashup/bots/node';
import type { Decision, Rules, View } from '@smashup/engine';
import { createReferee } from '@smashup/referee';
import { Activity } from '../../src/activity.ts';
import { busMessage, type BusMessage } from '../../src/event-bus/event-bus.ts';
import { LIMITS, TIMES } from '../../src/config/index.ts';
import { GameHistory, Statistics } from '../../src/history/index.ts';
import {
  createLetters,
  Mailer,
  Push,
  Pusher,
  type pushKeys,
  Retries,
  Turns,
  Webhook,
} from '../../src/notices/index.ts';
import type { Gauges } from '../../src/operation/metrics.ts';
import { Complaints, People } from '../../src/people/index.ts';
import { Bots, dealtRecord, TableCache, Outages } from '../../src/play/index.ts';
import type { Notice as Told } from '../../src/protocol/index.ts';
import { noticeTold } from '../../src/projection/index.ts';
import { createSubscriber } from '../../src/wiring/subscriber.ts';
import { limitersFor } from '../../src/wiring/limiters.ts';
import type { Storage, TablesStore } from '../../src/storage/index.ts';
import { Lobby, readSetUp, Tables } from '../../src/tables/index.ts';
import { Router } from '../../src/transport/router.ts';
import { OwnTables } from '../../src/transport/own-tables.ts';
import { Sessions } from '../../src/transport/session.ts';
import type { Notice, NoticeOutlet, Receivers } from './receivers.ts';

export type PushKeys = Awaited<ReturnType<typeof pushKeys>>;

/** What a process needs of the world around it. */
interface ProcessServices {
  readonly storage: Storage;
  readonly rules: Rules;
  readonly build: string;
  readonly report: (error: unknown) => void;
  /** Of the games that are dealt here. */
  readonly seed: string;
  readonly now: () => number;
  readonly after: (millis: number, job: () => void) => () => void;
  /** Null: it never answers; undefined: whatever comes to its mind. */
  readonly bot: ((decision: Decision) => readonly number[] | null | undefined) | undefined;
  /** How long a bot thinks. */
  readonly think: () => number;
  /** Where notices go, and who hears that they have arrived. */
  readonly receivers: Receivers;
  /** The key that push services know it by. */
  readonly keys: PushKeys;
  readonly arrived: (notice: Notice) => void;
  /** Where those of that kind find whom they speak of. */
  readonly tablesFor: (outlet: NoticeOutlet) => TablesStore;
  /** Tells the other processes. */
  readonly publish: (news: BusMessage) => void;
}

const ROOMY = { ...LIMITS, requestsAtOnce: 1e9, triesPerMinute: 1e9, chatLines: 1e9 };

/** Whatever goes wrong is found. */
export function failing(error: unknown): never {
  throw error instanceof Error ? error : new Error(String(error));
}

/** Everything of a server between the wires and the disk. */
export class WorldProcess {
  readonly router: Router;
  readonly people: People;
  readonly tableCache: TableCache;
  readonly outages: Outages;
  readonly turns: Turns;
  readonly sessions = new Sessions();
  private readonly ownTables: OwnTables;
  private readonly lobby: Lobby;
  private readonly bots: Bots;
  private readonly pusher: Pusher;
  private readonly mailer: Mailer;
  private readonly webhook: Webhook;

  constructor(services: ProcessServices) {
    const { storage, rules, now, after, receivers, arrived, tablesFor, publish } = services;
    const { tables: store, journal } = storage;
    const activity = new Activity();
    this.outages = new Outages(storage.clocks, now, TIMES.alive);
    this.people = new People(storage.people, storage.bans, now, TIMES.carry);
    const history = new GameHistory(storage.history);
    this.lobby = new Lobby(store, (kind, people) => history.shownRatings(kind, people), failing, after);
    this.ownTables = new OwnTables({ sessions: this.sessions, publish, now, after });
    this.bots = new Bots(thinker(services), 1, activity);
    const isHere = (game: string, person: string): boolean | null => this.tableCache.isHere(game, person);
    const retries = new Retries({ outbox: storage.outbox, now, report: failing });
    const post = receivers.post(arrived);
    const { origin, mailKeys } = receivers;
    const push = new Push({
      store: storage.notices,
      keys: services.keys,
      subject: origin,
      post,
      report: failing,
    });
    this.turns = new Turns({
      store: storage.notices,
      // Nothing waits for what could go with it: games here are short.
      letters: createLetters({ hasPush: true, hasMail: true, hasWebhook: true, gather: 0, now }),
      isHere,
      now,
      delay: TIMES.notice,
    });
    this.pusher = new Pusher({ push, outbox: storage.outbox, tables: tablesFor('push'), now });
    this.mailer = new Mailer({
      ...storage,
      tables: tablesFor('mail'),
      smtp: receivers.smtp(arrived),
      keys: mailKeys,
      retries,
      origin,
      isHere,
      digest: TIMES.digest,
      now,
      report: failing,
    });
    this.webhook = new Webhook({
      url: receivers.webhook,
      outbox: storage.outbox,
      retries,
      tables: tablesFor('webhook'),
      origin,
      post,
      now,
      report: failing,
    });
    const notice = (person: string, told: Told): void => {
      for (const session of this.sessions.of(person)) session.tell(noticeTold(told));
      publish({ kind: 'notice', person, ...told });
    };
    const changed = (table: string): void => {
      this.lobby.changed(table);
      publish({ kind: 'table', table });
    };
    this.tableCache = new TableCache(
      {
        tables: store,
        journal,
        bots: this.bots,
        times: TIMES,
        now,
        after,
        activity,
        slowly: (job) => job(),
        build: services.build,
        rules,
        referee: createReferee(rules),
        report: services.report,
        publish,
        turns: this.turns,
        outages: this.outages,
        listedAnew: (person) => this.ownTables.changed(person),
        notice,
        changed,
      },
      10,
    );
    const tables = new Tables({
      store,
      now,
      newSeed: () => services.seed,
      openTables: 10,
      dealing: (table) => [
        JSON.stringify({ kind: 'dealt', record: dealtRecord(table, readSetUp(table.set_up)) }),
      ],
      ended: async (table) => (await this.tableCache.get(table)).finished?.seats ?? [],
      changed: (table) => {
        this.tableCache.changed(table);
        changed(table);
      },
      notice,
    });
    this.router = new Router({
      history: new GameHistory(storage.history),
      statistics: new Statistics(storage.statistics, now),
      people: this.people,
      complaints: new Complaints(storage.complaints, journal, now),
      tables,
      store,
      lobby: this.lobby,
      tableCache: this.tableCache,
      sessions: this.sessions,
      ownTables: this.ownTables,
      isOnline: async (person) => this.sessions.of(person).length > 0,
      limiters: limitersFor(ROOMY, null, now),
      publish,
      report: failing,
    });
  }

  /** As the server reads them when Prometheus asks. */
  get gauges(): Gauges {
    return {
      tablesInMemory: () => this.tableCache.size,
      tablesOpened: () => this.tableCache.opened,
      connections: () => this.sessions.count,
      botsAsked: () => this.bots.load,
    };
  }

  /** Whoever looks elsewhere is told, as the rounds of a server do it. */
  async sendNotices(): Promise<void> {
    for (const carrier of [this.turns, this.pusher, this.mailer, this.webhook]) await carrier.sendDue();
  }

  /** What another process says, as it would come over a wire. */
  receive(text: string, from: string): void {
    createSubscriber({
      router: this.router,
      sessions: this.sessions,
      tableCache: this.tableCache,
      lobby: this.lobby,
      ownTables: this.ownTables,
      report: failing,
    }).message(busMessage.parse(JSON.parse(text)), from);
  }
}

/** Thinks about everything that it is shown: another view is another thought. */
function picksFor(view: View, { min, options }: Decision): number[] {
  const sum = createHash('sha256').update(JSON.stringify(view)).digest().readUInt16BE(0);
  return Array.from({ length: Math.max(1, min) }, (_, at) => (sum + at) % options.length);
}

function thinker({ bot, think, after }: ProcessServices): Thinker {
  return {
    think: async (_level, view, decision) => {
      const given = bot?.(decision);
      const millis = think();
      if (given === null) await new Promise(() => {});
      if (millis > 0) await new Promise<void>((resolve) => void after(millis, resolve));
      const picks = given ?? picksFor(view, decision);
      return { answer: { decision: decision.id, picks }, plan: [], iterations: 1 };
    },
    close: async () => {},
  };
}
