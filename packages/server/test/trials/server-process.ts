import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import Libsql from 'libsql';
import pg from 'pg';
import { LIBSQL_WORKER } from '../kit/database.ts';
import { openLibsql, openPostgres, type Database } from '../../src/storage/index.ts';
import { currentServer } from '../../tools/build.mjs';
import { startPostgres, type Postgres } from '../../tools/postgres.ts';

/** Whoever tries a server asks more of it than a person would, from one address. */
const ROOMY = { LIMIT_FACTOR: '100000', LOG_LEVEL: 'error', BOT_THREADS: '1' };

export interface Memory {
  /** Of the heap after everything that can go has gone. */
  readonly heap: number;
  readonly outside: number;
  /** Of the processor, since the start, in milliseconds. */
  readonly processor: number;
}

/** The server as people run it: a process of its own, with its data in a file or in a PostgreSQL that outlives it. */
export class ServerProcess {
  private readonly folder = mkdtempSync(join(tmpdir(), 'smashup-trial-'));
  private readonly env: Readonly<Record<string, string>>;
  private postgres: Postgres | null = null;
  private child: ChildProcess | null = null;
  private port = 0;
  /** Built once: a trial is of one server, whatever is written meanwhile. */
  private readonly built = currentServer();

  constructor(env: Readonly<Record<string, string>> = {}) {
    this.env = env;
  }

  /** In PostgreSQL instead of a file. */
  async keepInPostgres(): Promise<void> {
    this.postgres = await startPostgres();
  }

  get isInPostgres(): boolean {
    return this.postgres !== null;
  }

  private get file(): string {
    return join(this.folder, 'smashup.db');
  }

  readonly address = (): string => `http://127.0.0.1:${this.port}`;

  /** The second time at the same address. */
  async start(): Promise<void> {
    const { main } = await this.built;
    const preload = new URL('tell-memory.mjs', import.meta.url).href;
    const child = spawn(
      process.execPath,
      ['--expose-gc', '--import', preload, main, '--port', String(this.port), '--data', this.file],
      {
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
        env: {
          ...process.env,
          ...ROOMY,
          ...(this.postgres === null ? {} : { DATABASE_URL: this.postgres.url }),
          ...this.env,
        },
      },
    );
    this.child = child;
    const line = await new Promise<string>((resolve, reject) => {
      if (child.stdout !== null) createInterface({ input: child.stdout }).once('line', resolve);
      child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened.`)));
    });
    const { port }: { port: number } = JSON.parse(line);
    this.port = port;
  }

  /** It runs: nothing has ended it but whoever tries it. */
  get isAlive(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** At once, whatever it is doing. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child === null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (child.kill('SIGKILL')) await gone;
    this.child = null;
  }

  /** As a machine that swaps, or sleeps. */
  async stopFor(millis: number): Promise<void> {
    this.child?.kill('SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, millis));
    this.child?.kill('SIGCONT');
  }

  async memory(): Promise<Memory> {
    const { child } = this;
    if (child === null) throw new Error('The server does not run.');
    const told = new Promise<Memory>((resolve) => child.once('message', (memory: Memory) => resolve(memory)));
    child.send('memory');
    return told;
  }

  /** Its data, to be looked at by somebody else. */
  openDatabase(): Promise<Database> {
    const now = () => 1;
    return this.postgres === null
      ? openLibsql({ file: this.file, worker: LIBSQL_WORKER, now })
      : openPostgres({ url: this.postgres.url, now });
  }

  /** From now on it keeps nothing: somebody else has the database to themselves. Gives what ends that. */
  async blockDatabase(): Promise<() => Promise<void>> {
    if (this.postgres === null) {
      const database = new Libsql(this.file);
      database.exec('pragma busy_timeout = 10000');
      database.exec('begin immediate');
      return async () => {
        database.exec('rollback');
        database.close();
      };
    }
    const client = new pg.Client({ connectionString: this.postgres.url });
    await client.connect();
    await client.query('begin; lock table log in access exclusive mode');
    return async () => {
      await client.query('rollback');
      await client.end();
    };
  }

  async end(): Promise<void> {
    await this.kill();
    this.postgres?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
