import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MACHINE, type Clockwork } from '../../src/clockwork.ts';
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
import { WORKERS } from './database.ts';

/** Nothing in a test waits for what people would not notice. */
const QUICK: Times = { ...TIMES, window: 5, reload: 30, grace: 60, quickWait: 200, notice: 20, gather: 20 };
/** Tests ask faster than people. */
const ROOMY: Limits = {
  ...LIMITS,
  requestsAtOnce: 100_000,
  requestsPerSecond: 100_000,
  triesPerMinute: 10_000,
  httpPerMinute: 100_000,
};

/** A server in this process, with its data in a file that outlives it. */
export class TestServer {
  private readonly folder = mkdtempSync(join(tmpdir(), 'smashup-online-'));
  private config: ServerConfig;
  private running: RunningServer | null = null;
  private dealt = 0;
  private readonly clockwork: Clockwork;

  constructor(
    changes: {
      readonly times?: Partial<Times>;
      readonly limits?: Partial<Limits>;
      readonly cachedGames?: number;
      /** Notices to browsers go through a service on this machine. */
      readonly pushes?: boolean;
      /** Prometheus may ask. */
      readonly metrics?: boolean;
      /** Time passes when the test says so. */
      readonly clockwork?: Clockwork;
    } = {},
  ) {
    this.clockwork = changes.clockwork ?? MACHINE;
    const config = readConfig(
      { PORT: '0', BOT_THREADS: '1', LOG_LEVEL: 'error' },
      join(this.folder, 'smashup.db'),
      1,
    );
    this.config = {
      ...config,
      ...(changes.pushes === true
        ? { pushSubject: 'mailto:test@smashup.example', pushServices: ['127.0.0.1'] }
        : {}),
      metrics: changes.metrics === true ? { host: '127.0.0.1', port: 0 } : null,
      times: { ...QUICK, ...changes.times },
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

  /** Another server on the same data. */
  beside(): TestServer {
    const other = new TestServer();
    other.config = this.config;
    return other;
  }

  /** What whoever runs this server does from the command line. */
  get operation(): Operation {
    return new Operation(this.config, WORKERS.libsql);
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
    const record = await storageIn(opened).log.record(game);
    await opened.close();
    return record?.packed.length ?? 0;
  }

  get address(): string {
    if (this.running === null) throw new Error('The server does not run.');
    return `http://127.0.0.1:${this.running.port}`;
  }

  async start(): Promise<void> {
    this.running = await startServer(this.config, WORKERS, null, () => this.nextSeed(), this.clockwork);
  }

  /** The games of a test are always the same. */
  private nextSeed(): string {
    return (++this.dealt).toString(16).padStart(32, '0');
  }

  async stop(): Promise<void> {
    await this.running?.close();
    this.running = null;
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
