import { createHash } from 'node:crypto';
import { smashUp } from '@smashup/cards';
import type { Thinker } from '@smashup/bots/node';
import type { Decision, Rules, State, View } from '@smashup/engine';
import { createReferee } from '@smashup/referee';
import type { Compilable } from 'kysely';
import { LIMITS, TIMES } from '../../src/config/index.ts';
import { Chronicle } from '../../src/history/index.ts';
import { Complaints, People, type Person } from '../../src/people/index.ts';
import { Bots, dealtRecord, Hall, lookAtDeadlines, Outages } from '../../src/play/index.ts';
import type { Reply, Request } from '../../src/protocol/index.ts';
import { storageIn, type Database, type Storage } from '../../src/storage/index.ts';
import { step, type Step } from '../../src/storage/database.ts';
import { createLetters, Turns } from '../../src/notices/index.ts';
import { noticeTold } from '../../src/projection/index.ts';
import { limitersFor } from '../../src/server.ts';
import { Lobby, readSetUp, Tables } from '../../src/tables/index.ts';
import { Desk } from '../../src/transport/desk.ts';
import { Session, Sessions } from '../../src/transport/session.ts';
import { memoryDatabase } from '../kit/memory-database.ts';

/** What a server that tells too much does differently. `state`: the game as it is there. */
export interface Mutant {
  readonly rules?: (rules: Rules) => Rules;
  /** What leaves by which way is another. */
  readonly told?: (content: object, state: State, outlet: Outlet) => object;
  /** After each answer, or after what somebody else asks: one message more, or none. */
  readonly besides?: (state: State, asked: Request | null) => object | null;
  readonly pause?: (millis: number, state: State) => number;
  /** How long a bot thinks. */
  readonly think?: (state: State) => number;
}

/** The ways by which something leaves for somebody. */
export type Outlet = 'tell' | 'reply' | 'record' | 'notice';

interface WorldOptions {
  readonly rules?: Rules;
  /** Of the games that are dealt here. */
  readonly seed?: string;
  readonly mutant?: Mutant;
  /** The game that is played, for the mutant. */
  readonly state?: State;
  /** Which program runs here, for what another one has saved. */
  readonly build?: string;
  /** What time it is; otherwise the beginning. */
  readonly time?: number;
  /** What a bot answers; null: it never does; undefined: whatever comes to its mind. */
  readonly bot?: (decision: Decision) => readonly number[] | null | undefined;
}

interface Timer {
  readonly at: number;
  readonly job: () => void;
}

const ROOMY = { ...LIMITS, requestsAtOnce: 1e9, triesPerMinute: 1e9, chatLines: 1e9 };
const BEGINNING = 1_000_000;
/** Of the loop: more than anything takes that comes of one request. */
const TURNS = 24;

/** Thinks about everything that it is shown: another view is another thought. */
function picksFor(view: View, { min, options }: Decision): number[] {
  const sum = createHash('sha256').update(JSON.stringify(view)).digest().readUInt16BE(0);
  return Array.from({ length: Math.max(1, min) }, (_, at) => (sum + at) % options.length);
}

/** Everything of a server between the wires and the disk, with a clock that stands still until somebody moves it. */
export class World {
  readonly storage: Storage;
  private readonly database: Database;
  private readonly desk: Desk;
  private readonly people: People;
  private readonly hall: Hall;
  private readonly outages: Outages;
  private readonly turns: Turns;
  private readonly options: WorldOptions;
  private readonly sessions = new Sessions();
  private readonly mutant: Mutant;
  private readonly state: State | null;
  private timers: Timer[] = [];
  private time: number;
  /** What opens everybody who is known here. */
  readonly secrets: string[] = [];
  /** By person: when what left for them. */
  readonly heard = new Map<string, string[]>();

  private constructor(database: Database, options: WorldOptions) {
    const { rules = smashUp, seed = '', mutant = {}, state = null, time = BEGINNING } = options;
    this.options = options;
    this.time = time;
    this.database = database;
    this.mutant = mutant;
    this.state = state;
    this.storage = storageIn(database);
    const { tables: store, log, people } = this.storage;
    const now = () => this.time;
    const report = (error: unknown): void => {
      throw error instanceof Error ? error : new Error(String(error));
    };
    this.outages = new Outages(this.storage.clocks, now, TIMES.alive);
    this.people = new People(people, this.storage.bans, now, TIMES.carry);
    const lobby = new Lobby(store, report, (millis, job) => this.after(millis, job));
    const letters = createLetters({ hasMail: true, hasWebhook: true, gather: TIMES.gather, now });
    this.turns = new Turns({
      store: this.storage.notices,
      messenger: {
        tell: async (person, table) => this.note(person, 'notice', { say: 'turn', table }),
        remind: async (person, table) => this.note(person, 'notice', { say: 'reminder', table }),
        takeBack: async (person, table) => this.note(person, 'notice', { say: 'over', table }),
      },
      // Noted instead of kept: their ids are drawn by lot.
      letters: (event, turn) => {
        for (const { id: _id, ...letter } of letters(event, turn)) this.note(turn.person, 'notice', letter);
        return [];
      },
      isHere: (game, person) => this.hall.isHere(game, person),
      now,
      delay: TIMES.notice,
    });
    const mine = mutant.rules?.(rules) ?? rules;
    this.hall = new Hall(
      {
        tables: store,
        log,
        bots: new Bots(this.thinker(), 1),
        times: TIMES,
        now,
        after: (millis, job) => this.after(millis, job),
        slowly: (job) => job(),
        build: options.build ?? 'of a trial',
        rules: mine,
        referee: createReferee(mine),
        report,
        ring: () => {},
        turns: this.turns,
        outages: this.outages,
        changed: (table) => lobby.changed(table),
      },
      10,
    );
    const tables = new Tables({
      store,
      now,
      newSeed: () => seed,
      openTables: 10,
      dealing: (table) => [
        JSON.stringify({ kind: 'dealt', record: dealtRecord(table, readSetUp(table.set_up)) }),
      ],
      changed: (table) => {
        this.hall.changed(table);
        lobby.changed(table);
      },
      notice: (person, table, notice) => {
        for (const session of this.sessions.of(person)) session.tell(noticeTold(table, notice));
      },
    });
    this.desk = new Desk({
      chronicle: new Chronicle(this.storage.history),
      people: this.people,
      complaints: new Complaints(this.storage.complaints, log, now),
      tables,
      store,
      lobby,
      hall: this.hall,
      sessions: this.sessions,
      limiters: limitersFor(ROOMY, null, now),
      ring: () => {},
      report,
    });
  }

  static async open(options: WorldOptions): Promise<World> {
    return new World(await memoryDatabase(), options);
  }

  /** The process has died, and another one takes its place after so long. */
  async restart(millis: number): Promise<World> {
    this.timers = [];
    const next = this.beside(this.time + millis);
    await next.outages.begin();
    return next;
  }

  /** Another process on the same database. */
  beside(time = this.time, build = this.options.build): World {
    return new World(this.database, { ...this.options, time, ...(build === undefined ? {} : { build }) });
  }

  /** Some process says that the service lives. */
  async beat(): Promise<void> {
    if (await this.outages.beat()) this.hall.clocksChanged();
    await this.settle();
  }

  /** What a round of any process does. */
  async lookAtDeadlines(): Promise<void> {
    const report = (error: unknown): void => {
      throw error instanceof Error ? error : new Error(String(error));
    };
    await lookAtDeadlines({ store: this.storage.clocks, hall: this.hall, now: () => this.time, report });
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
    for (const name of ['people', 'tables', 'seats', 'log'] as const) {
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
    await this.hall.close();
  }

  async close(): Promise<void> {
    await this.rest();
    await this.storage.close();
  }

  async welcome(name: string): Promise<Person> {
    const { person, secret } = await this.people.welcome(name);
    this.secrets.push(secret);
    return person;
  }

  async enter({ id, name }: Person): Promise<Session> {
    const session = new Session(await this.desk.acquaint(id, name), '127.0.0.1', ({ content }) =>
      this.note(id, 'tell', content),
    );
    this.sessions.add(session);
    return session;
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
    if (message !== null) for (const { person } of this.sessions.all) this.note(person.id, 'tell', message);
  }

  private thinker(): Thinker {
    const { bot } = this.options;
    return {
      think: async (_level, view, decision) => {
        const given = bot?.(decision);
        const millis = this.state === null ? 0 : (this.mutant.think?.(this.state) ?? 0);
        if (given === null) await new Promise(() => {});
        if (millis > 0) await new Promise<void>((resolve) => void this.after(millis, resolve));
        const picks = given ?? picksFor(view, decision);
        return { answer: { decision: decision.id, picks }, plan: [], iterations: 1 };
      },
      close: async () => {},
    };
  }

  /** Whoever looks elsewhere is told, as a round of the server does it. */
  async sendNotices(): Promise<void> {
    await this.turns.sendDue();
    await this.settle();
  }

  /** Asks and lets happen what happens at once; what comes back later is noted when it comes. */
  async ask(session: Session, request: Request): Promise<void> {
    void this.desk
      .handle(session, request)
      .then(({ content }) => this.note(session.person.id, 'reply', content));
    await this.settle();
    this.besides(request);
  }

  /** The same for somebody who needs to know what comes back. */
  async reply(session: Session, request: Request): Promise<Reply> {
    const { content } = await this.desk.handle(session, request);
    await this.settle();
    return content;
  }

  /** Is the record given out before the end? */
  async askForRecord(session: Session, table: string): Promise<void> {
    try {
      const { content } = await this.desk.record(session, table, undefined);
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
  private async settle(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
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
