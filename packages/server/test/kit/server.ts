import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Activity } from '../../src/activity.ts';
import { SYSTEM_CLOCK } from '../../src/clock.ts';
import {
  LIMITS,
  readConfig,
  TIMES,
  type Limits,
  type ServerConfig,
  type Times,
} from '../../src/config/index.ts';
import { openLibsql, openPostgres, storageIn, type Database } from '../../src/storage/index.ts';
import { Operation } from '../../src/operation/index.ts';
import { startServer, type RunningServer } from '../../src/server.ts';
import type { Client } from './client.ts';
import { WORKERS } from './database.ts';
import { SteppedClock } from './stepped-clock.ts';
import { SteppedWorld } from './stepped-world.ts';

/** When tests begin. */
const BEGINNING = Date.UTC(2030, 0, 1);
/** Whatever happens by itself has happened after so long. */
const LONGEST_MILLIS = 600_000;
/** The same on the clock of the machine, which may have a lot to do. */
const LONGEST_REAL_MILLIS = 60_000;
const LOOK_MILLIS = 20;
/** Tests ask faster than people. */
const ROOMY: Limits = {
  ...LIMITS,
  requestsAtOnce: 100_000,
  requestsPerSecond: 100_000,
  triesPerMinute: 10_000,
  httpPerMinute: 100_000,
};

/** On the clock of the machine: looks again and again. */
async function soon(test: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + LONGEST_REAL_MILLIS;
  while (!(await test())) {
    if (Date.now() > end) throw new Error(`It never came to this: ${what}.`);
    await pause(LOOK_MILLIS);
  }
}

/** What the servers of one test share: a clock that stands still until the test moves it, and whoever comes to them. */
class Together {
  readonly activity = new Activity();
  readonly servers = new Set<RunningServer>();
  readonly clock: SteppedClock;
  readonly world: SteppedWorld;
  /** How long somebody waits who waits for something to happen. */
  private patience = 0;

  constructor(time: number) {
    this.world = new SteppedWorld({
      settled: async () => {
        await this.activity.settled();
        const servers = [...this.servers];
        return {
          requests: servers.reduce((sum, each) => sum + each.requests, 0),
          connections: servers.reduce((sum, each) => sum + each.connections, 0),
        };
      },
      proceed: () => this.clock.proceed(this.patience),
    });
    this.clock = new SteppedClock(time, () => this.world.arrived());
  }

  during<T>(asked: Promise<T>): Promise<T> {
    this.patience = this.clock.now() + LONGEST_MILLIS;
    return this.world.during(asked);
  }

  until(test: () => boolean | Promise<boolean>, what: string): Promise<void> {
    this.patience = this.clock.now() + LONGEST_MILLIS;
    return this.world.until(test, what);
  }
}

/** A server in this process, with its data in a file that outlives it. Time passes there when the test says so. */
export class TestServer {
  private readonly folder = mkdtempSync(join(tmpdir(), 'smashup-online-'));
  private config: ServerConfig;
  private running: RunningServer | null = null;
  private dealt = 0;
  private sharesData = false;
  private readonly isRealTime: boolean;
  private readonly pages: string | null;
  private readonly log: ((line: string) => void) | undefined;
  private together: Together;

  constructor(
    changes: {
      readonly times?: Partial<Times>;
      readonly limits?: Partial<Limits>;
      readonly cachedGames?: number;
      /** Notices to browsers go through a service on this machine. */
      readonly pushes?: boolean;
      /** Prometheus may ask. */
      readonly metrics?: boolean;
      /** A folder with the built client. */
      readonly pages?: string;
      /** The address that people use. */
      readonly origin?: string;
      /** What is written to the log. */
      readonly log?: (line: string) => void;
      /** When the test begins. */
      readonly time?: number;
      /** On the clock of the machine: for tests of what takes real time. */
      readonly isRealTime?: boolean;
    } = {},
  ) {
    this.together = new Together(changes.time ?? BEGINNING);
    this.isRealTime = changes.isRealTime ?? false;
    this.pages = changes.pages ?? null;
    this.log = changes.log;
    const config = readConfig(
      {
        PORT: '0',
        BOT_THREADS: '1',
        LOG_LEVEL: changes.log === undefined ? 'error' : 'info',
        ORIGIN: changes.origin,
      },
      join(this.folder, 'smashup.db'),
      1,
    );
    this.config = {
      ...config,
      ...(changes.pushes === true
        ? { pushSubject: 'mailto:test@smashup.example', pushServices: ['127.0.0.1'] }
        : {}),
      metrics: changes.metrics === true ? { host: '127.0.0.1', port: 0 } : null,
      times: { ...TIMES, ...changes.times },
      limits: { ...ROOMY, ...changes.limits },
      cachedGames: changes.cachedGames ?? config.cachedGames,
    };
  }

  /** Mails go through a server on this machine, with links to another address. */
  sendMail(smtp: string): void {
    const mail = { smtp, from: 'Smash Up <games@smashup.example>' };
    this.config = { ...this.config, mail, origin: 'https://smashup.example' };
  }

  /** A program is told whose turn it is. */
  tellWebhook(url: string): void {
    this.config = { ...this.config, turnWebhook: url };
  }

  /** Another server on the same data, and on the same clock. */
  beside(): TestServer {
    const other = new TestServer({ isRealTime: this.isRealTime });
    other.config = this.config;
    other.sharesData = true;
    other.together = this.together;
    return other;
  }

  /** What whoever runs this server does from the command line. */
  get operation(): Operation {
    return new Operation(this.config, WORKERS.libsql, this.isRealTime ? SYSTEM_CLOCK : this.clock);
  }

  /** Where a file can be put that is gone afterwards. */
  place(name: string): string {
    return join(this.folder, name);
  }

  /** In another file. */
  keepInFile(file: string): void {
    this.config = { ...this.config, database: { kind: 'libsql', file } };
  }

  /** Where Prometheus asks. */
  get metricsAddress(): string {
    return `http://127.0.0.1:${this.running?.metricsPort ?? 0}/metrics`;
  }

  /** In PostgreSQL instead of a file. */
  keepIn(url: string): void {
    this.config = { ...this.config, database: { kind: 'postgres', url } };
  }

  private openDatabase(): Promise<Database> {
    const { database, times } = this.config;
    const now = () => 1;
    if (database.kind === 'postgres') {
      return openPostgres({ url: database.url, now, silence: times.silence });
    }
    return openLibsql({ file: database.file, worker: WORKERS.libsql, now });
  }

  /** The bytes that are kept of a finished game. */
  async recordBytes(game: string): Promise<number> {
    const opened = await this.openDatabase();
    const record = await storageIn(opened).journal.record(game);
    await opened.close();
    return record?.packed.length ?? 0;
  }

  get address(): string {
    if (this.running === null) throw new Error('The server does not run.');
    return `http://127.0.0.1:${this.running.port}`;
  }

  get clock(): SteppedClock {
    return this.together.clock;
  }

  async start(): Promise<RunningServer> {
    const { clock, activity, servers } = this.together;
    this.running = await startServer(this.config, WORKERS, this.pages, {
      newSeed: () => this.nextSeed(),
      clock: this.isRealTime ? SYSTEM_CLOCK : clock,
      activity,
      sharesData: this.sharesData,
      ...(this.log === undefined ? {} : { log: this.log }),
    });
    servers.add(this.running);
    return this.running;
  }

  // As clients see it (SteppedPlace)

  meet(client: Client): void {
    this.together.world.meet(client);
  }

  whileAsking<T>(request: Promise<T>): Promise<T> {
    return this.together.world.whileAsking(request);
  }

  /** Resolves when nothing happens any more unless time passes or somebody asks. */
  settled(): Promise<void> {
    return this.together.world.settled();
  }

  /** Time goes on (SteppedClock.pass). */
  async pass(millis: number, step?: number): Promise<void> {
    await this.clock.pass(millis, step);
    await this.settled();
  }

  /** Lets time pass until somebody has their answer. */
  during<T>(asked: Promise<T>): Promise<T> {
    return this.isRealTime ? asked : this.together.during(asked);
  }

  /** Lets time pass until it is so. */
  until(test: () => boolean | Promise<boolean>, what: string): Promise<void> {
    return this.isRealTime ? soon(test, what) : this.together.until(test, what);
  }

  /** The games of a test are always the same. */
  private nextSeed(): string {
    return (++this.dealt).toString(16).padStart(32, '0');
  }

  async stop(): Promise<void> {
    const { running } = this;
    if (running === null) return;
    this.running = null;
    await running.close();
    this.together.servers.delete(running);
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
