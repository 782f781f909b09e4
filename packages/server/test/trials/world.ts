import { smashUp } from '@smashup/cards';
import type { Decision, Rules, State } from '@smashup/engine';
import type { Compilable } from 'kysely';
import type { Person } from '../../src/people/index.ts';
import { checkDeadlines } from '../../src/play/index.ts';
import type { Reply, Request } from '../../src/protocol/index.ts';
import { step, type Step } from '../../src/storage/database.ts';
import { storageIn, type Database, type Storage, type TablesStore } from '../../src/storage/index.ts';
import type { Gauges } from '../../src/operation/metrics.ts';
import { hashOf } from '../../src/random.ts';
import { Session } from '../../src/transport/session.ts';
import { memoryDatabase } from '../kit/memory-database.ts';
import { pushKeys } from '../../src/notices/index.ts';
import { failing, WorldProcess, type PushKeys } from './world-process.ts';
import { MetricsEyes, samplesIn } from './metrics-eyes.ts';
import { Receivers, type Notice, type NoticeOutlet } from './receivers.ts';
import { watched, type Watched } from './watched.ts';

/** What a server that tells too much does differently. `state`: the game as it is there. */
export interface Mutant {
  readonly rules?: (rules: Rules) => Rules;
  /** What a process keeps and finds again is another; asked once for each. */
  readonly storage?: (storage: Storage) => Storage;
  /** What leaves by which way is another. */
  readonly told?: (content: object, state: State, outlet: Outlet) => object;
  /** After each answer, or after what somebody else asks: one message more, or none. */
  readonly besides?: (state: State, asked: Request | null) => object | null;
  readonly pause?: (millis: number, state: State) => number;
  /** How long a bot thinks. */
  readonly think?: (state: State) => number;
  /** Notices of that kind speak of somebody else. */
  readonly speaks?: (tables: TablesStore, state: State, outlet: NoticeOutlet) => TablesStore;
  /** Prometheus reads other numbers, or another text. */
  readonly gauges?: (gauges: Gauges, state: State) => Gauges;
  readonly metrics?: (text: string, state: State) => string;
}

/** The ways by which something leaves for somebody. */
export type Outlet = 'tell' | 'reply' | 'record' | 'metrics' | NoticeOutlet;

/** Whoever runs the place, among those who are told something. */
export const OPERATOR = 'operator';

interface WorldOptions {
  readonly rules?: Rules;
  /** Of the games that are dealt here. */
  readonly seed?: string;
  readonly mutant?: Mutant;
  /** The game that is played, for the mutant. */
  readonly state?: State;
  /** Which program runs here, for what another one has saved. */
  readonly build?: string;
  /** Hears of what goes wrong, if that is no finding. */
  readonly report?: (error: unknown) => void;
  /** Where notices arrive; otherwise at people who have come to this world. */
  readonly receivers?: Receivers;
  /** Prometheus asks. */
  readonly isWatched?: boolean;
  /** How many processes serve the people here; otherwise one. */
  readonly processes?: number;
  /** What time it is; otherwise the beginning. */
  readonly time?: number;
  /** What a bot answers; null: it never does; undefined: whatever comes to its mind. */
  readonly bot?: (decision: Decision) => readonly number[] | null | undefined;
}

interface Timer {
  readonly at: number;
  readonly job: () => void;
}

const BEGINNING = 1_000_000;
/** Of the loop: more than anything takes that comes of one request. */
const TURNS = 60;

/** The processes of a service and what they keep, with a clock that stands still until somebody moves it. */
export class World {
  readonly storage: Storage;
  private readonly database: Watched;
  private readonly options: WorldOptions;
  private readonly processes: readonly WorldProcess[];
  /** Where each page is. */
  private readonly places = new Map<Session, WorldProcess>();
  private readonly mutant: Mutant;
  private readonly state: State | null;
  readonly receivers: Receivers;
  private readonly keys: PushKeys;
  /** One for each process, if it is watched. */
  private readonly eyes: readonly MetricsEyes[];
  private timers: Timer[] = [];
  private time: number;
  /** What opens everybody who is known here. */
  readonly secrets: string[] = [];
  /** By person: when what left for them. */
  readonly heard = new Map<string, string[]>();
  readonly notices: Notice[] = [];

  private constructor(
    database: Watched,
    options: WorldOptions,
    keys: PushKeys,
    eyes: readonly MetricsEyes[] = [],
  ) {
    const { mutant = {}, state = null, time = BEGINNING, processes = 1 } = options;
    this.receivers = options.receivers ?? new Receivers();
    this.keys = keys;
    this.eyes = eyes;
    this.options = options;
    this.time = time;
    this.database = database;
    this.mutant = mutant;
    this.state = state;
    this.storage = storageIn(database);
    this.processes = Array.from({ length: processes }, (_, at) => this.process(at));
  }

  private process(at: number): WorldProcess {
    const { rules = smashUp, seed = '', build = 'of a trial', report = failing, bot } = this.options;
    const { mutant, state } = this;
    const eyes = this.eyes[at];
    const kept = eyes === undefined ? this.storage : storageIn(eyes.timed(this.database));
    const storage = mutant.storage?.(kept) ?? kept;
    return new WorldProcess({
      storage,
      rules: this.mutant.rules?.(rules) ?? rules,
      build,
      seed,
      report,
      now: () => this.time,
      after: (millis, job) => this.after(millis, job),
      bot,
      think: () => (this.state === null ? 0 : (this.mutant.think?.(this.state) ?? 0)),
      receivers: this.receivers,
      keys: this.keys,
      arrived: (notice) => {
        this.notices.push(notice);
        this.note(notice.person, notice.outlet, notice.content);
      },
      tablesFor: (outlet) =>
        state === null ? storage.tables : (mutant.speaks?.(storage.tables, state, outlet) ?? storage.tables),
      publish: (message) => {
        const text = JSON.stringify(message);
        for (const [to, other] of this.processes.entries())
          if (to !== at) setImmediate(() => other.receive(text, String(at)));
      },
    });
  }

  /** `database`: an empty one; otherwise it is in memory. */
  static async open(options: WorldOptions, database?: Database): Promise<World> {
    const { processes = 1, isWatched = false, mutant, state } = options;
    const eyes: MetricsEyes[] = [];
    const count = isWatched ? processes : 0;
    while (eyes.length < count) eyes.push(await MetricsEyes.open());
    const opened = watched(database ?? (await memoryDatabase()));
    const keys = await pushKeys(storageIn(opened).notices);
    const world = new World(opened, options, keys, eyes);
    for (const [at, each] of eyes.entries()) {
      const { gauges } = world.processes[at];
      await each.serve(state === undefined ? gauges : (mutant?.gauges?.(gauges, state) ?? gauges));
    }
    return world;
  }

  /** The process has died, and another one takes its place after so long. */
  async restart(millis: number): Promise<World> {
    this.timers = [];
    const next = this.beside(this.time + millis);
    for (const { outages } of next.processes) await outages.begin();
    return next;
  }

  /** Others on the same database, who hear nothing of these. */
  beside(time = this.time, build = this.options.build): World {
    const { receivers } = this;
    const options = {
      ...this.options,
      receivers,
      time,
      ...(build === undefined ? {} : { build }),
    };
    return new World(this.database, options, this.keys);
  }

  /** Some process says that the service lives. */
  async beat(): Promise<void> {
    for (const { outages, tableCache } of this.processes)
      if (await outages.beat()) tableCache.clocksChanged();
    await this.settle();
  }

  /** What a round of any process does. */
  async checkDeadlines(): Promise<void> {
    for (const { tableCache } of this.processes) {
      await checkDeadlines({ store: this.storage.clocks, tableCache, now: () => this.time, report: failing });
    }
    await this.settle();
  }

  get now(): number {
    return this.time;
  }

  /** Everything that is stored here is stored there. */
  async copyTo(other: World): Promise<void> {
    const { query } = this.database;
    const insert = other.database.query;
    const steps: Step[] = [];
    for (const name of ['people', 'devices', 'pushes', 'mailboxes', 'tables', 'seats', 'log'] as const) {
      const rows = await query.selectFrom(name).selectAll().execute();
      for (const row of rows) steps.push(step(insert.insertInto(name).values(row), 1));
    }
    for (const { packed, ...row } of await query.selectFrom('checkpoints').selectAll().execute()) {
      const bytes = packed instanceof ArrayBuffer ? new Uint8Array(packed) : packed;
      steps.push(step(insert.insertInto('checkpoints').values({ ...row, packed: bytes }), 1));
    }
    if (!(await other.database.write(steps))) throw new Error('Something could not be copied.');
  }

  /** Something that no server would do to its database. */
  async spoil(change: (query: Database['query']) => Compilable): Promise<void> {
    await this.database.write([step(change(this.database.query), 1)]);
  }

  /** Everybody has gone, and every table is put away. */
  async rest(): Promise<void> {
    await Promise.all(this.processes.map(({ tableCache }) => tableCache.close()));
  }

  async close(): Promise<void> {
    await this.rest();
    for (const each of this.eyes) await each.close();
    await this.storage.close();
  }

  async welcome(name: string): Promise<Person> {
    const { person, secret } = await this.processes[0].people.welcome(name);
    this.secrets.push(secret);
    await this.receivers.add(this.storage, person.id, hashOf(secret), this.time);
    return person;
  }

  /** One after another comes to each of the processes. */
  async enter({ id }: Person): Promise<Session> {
    const place = this.processes[this.places.size % this.processes.length];
    const row = await place.people.byId(id);
    if (row === undefined) throw new Error('Nobody has welcomed them.');
    const session = new Session(await place.router.acquaint(row), '127.0.0.1', ({ content }) =>
      this.note(id, 'tell', content),
    );
    place.sessions.add(session);
    this.places.set(session, place);
    return session;
  }

  private deskOf(session: Session): WorldProcess['router'] {
    return (this.places.get(session) ?? this.processes[0]).router;
  }

  /** Whatever leaves for somebody, as it goes over the wire. */
  private note(person: string, outlet: Outlet, content: object): void {
    const { state } = this;
    const sent = state === null ? content : (this.mutant.told?.(content, state, outlet) ?? content);
    // Which stream it is was drawn by lot, and so is what carries somebody to another device.
    const bytes = JSON.stringify(sent).replaceAll(/"(epoch|token)":"[^"]*"/g, '"$1":"*"');
    const heard = this.heard.get(person) ?? [];
    heard.push(`${this.time} ${outlet} ${bytes}`);
    this.heard.set(person, heard);
  }

  /** For servers that send one message too many. */
  besides(asked: Request | null = null): void {
    const message = this.state === null ? null : (this.mutant.besides?.(this.state, asked) ?? null);
    if (message !== null) for (const { person } of this.places.keys()) this.note(person.id, 'tell', message);
  }

  /** What Prometheus is told now, if it asks here. */
  async readMetrics(): Promise<void> {
    const { state, mutant } = this;
    for (const each of this.eyes) {
      const text = await each.read();
      const told = state === null ? text : (mutant.metrics?.(text, state) ?? text);
      this.note(OPERATOR, 'metrics', samplesIn(told));
    }
  }

  /** Whoever looks elsewhere is told, as the rounds of the server do it. */
  async sendNotices(): Promise<void> {
    for (const each of this.processes) await each.sendNotices();
    await this.settle();
  }

  /** Asks and lets happen what happens at once; what comes back later is noted when it comes. */
  async ask(session: Session, request: Request): Promise<void> {
    void this.deskOf(session)
      .handle(session, request)
      .then(({ content }) => this.note(session.person.id, 'reply', content));
    await this.settle();
    this.besides(request);
  }

  /** The same, and returns the reply. */
  async reply(session: Session, request: Request): Promise<Reply> {
    const { content } = await this.deskOf(session).handle(session, request);
    await this.settle();
    return content;
  }

  /** Is the record given out before the end? */
  async askForRecord(session: Session, table: string): Promise<void> {
    try {
      const { content } = await this.deskOf(session).record(session, table, undefined);
      this.note(session.person.id, 'record', { content });
    } catch (error) {
      this.note(session.person.id, 'record', { refused: String(error) });
    }
  }

  private after(millis: number, job: () => void): () => void {
    const { state } = this;
    const wait = state === null ? millis : (this.mutant.pause?.(millis, state) ?? millis);
    const timer = { at: this.time + wait, job };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  /** Everything that needs no time: what one thing leads to is done in a later turn of the loop. */
  async settle(): Promise<void> {
    let still = 0;
    while (still < TURNS) {
      const isBusy = this.database.isBusy();
      still = isBusy ? 0 : still + 1;
      await new Promise((resolve) => void (isBusy ? setTimeout(resolve, 1) : setImmediate(resolve)));
    }
  }

  async pass(millis: number): Promise<void> {
    const until = this.time + millis;
    for (;;) {
      const [next] = this.timers.toSorted((one, other) => one.at - other.at);
      if (next === undefined || next.at > until) break;
      this.timers = this.timers.filter((other) => other !== next);
      this.time = next.at;
      next.job();
      await this.settle();
    }
    this.time = until;
  }
}
