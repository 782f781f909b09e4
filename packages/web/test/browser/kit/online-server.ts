import { execFile, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  ServerDriver,
  startProgram,
  type ConfigChanges,
  type SettledState,
} from '../../../../server/test/kit/driven-server.ts';
import { dist } from '../../../tools/build.mjs';
import { Network } from './network.ts';

const OPERATION = fileURLToPath(new URL('../../../../server/tools/build.mjs', import.meta.url));

/** What a test needs to be different. */
export interface ServerWishes {
  /** Every game is shuffled with it. */
  readonly seed?: number;
  readonly times?: ConfigChanges['times'];
  /** It goes by the clock of the machine: for tests whose subject is real time. */
  readonly isRealTime?: boolean;
  /** It has a copy of the build of its own, which can be replaced by another version. */
  readonly ownPages?: boolean;
  /** Environment variables besides. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Dealt by chance, a game may begin with a question of another kind: with this one, with what to play. */
const USUAL_SEED = 47;

/** When the clock of a server begins, which then stands still until the test moves it (`pass`). */
const BEGINNING = Date.UTC(2030, 0, 1);
/** Everybody comes from one address. */
const SETTINGS = { LOG_LEVEL: 'error', BOT_THREADS: '1', LIMIT_FACTOR: '10000' };

/** The real server as a process of its own, with its data in a file that outlives it. */
export class OnlineServer {
  private readonly folder = mkdtempSync(join(tmpdir(), 'smashup-browsers-'));
  private readonly pages = join(this.folder, 'pages');
  private readonly settings: NodeJS.ProcessEnv;
  private readonly changes: ConfigChanges;
  private child: ChildProcess | null = null;
  private driver: ServerDriver | null = null;
  private time: number | null;
  private port = 0;

  constructor({ seed = USUAL_SEED, isRealTime = false, times, ownPages = false, settings }: ServerWishes) {
    this.time = isRealTime ? null : BEGINNING;
    if (ownPages) cpSync(dist, this.pages, { recursive: true });
    this.settings = {
      ...SETTINGS,
      DATA: join(this.folder, 'smashup.db'),
      TEST_SEED: seed.toString(16),
      TEST_PAGES: ownPages ? this.pages : dist,
      ...settings,
    };
    this.changes = times === undefined ? {} : { times };
  }

  /** For a fixture: it runs as long as it is used. */
  static async during(wishes: ServerWishes, use: (server: OnlineServer) => Promise<void>): Promise<void> {
    const server = new OnlineServer(wishes);
    await server.start();
    await use(server);
    await server.end();
  }

  get address(): string {
    return `http://localhost:${this.port}`;
  }

  /** Its clock stands still until the test moves it. */
  get isStepped(): boolean {
    return this.time !== null;
  }

  /** What time it is there. */
  get now(): number {
    return this.time ?? Date.now();
  }

  /** A way there of one's own, which can fail. While it does not run, it leads to the other one, as a balancer does. */
  wayThere(otherwise: OnlineServer = this): Promise<Network> {
    return Network.to(() => (this.child === null ? otherwise : this).port);
  }

  /** The first time at any free port, later at the same. */
  async start(): Promise<void> {
    const time = this.time === null ? {} : { TEST_TIME: String(this.time) };
    const { child, port } = await startProgram(
      { ...this.settings, ...time, PORT: String(this.port) },
      this.changes,
    );
    this.child = child;
    this.driver = this.time === null ? null : new ServerDriver(child);
    this.port = port;
  }

  /**
   * Time goes on by so much: everything that is due meanwhile happens, one thing after another; what comes again and
   * again, once in each `step`. Resolves when the server has settled; null: its clock is the machine's, or it does not run.
   */
  async pass(millis: number, step?: number): Promise<SettledState | null> {
    if (this.time === null) return null;
    this.time += millis;
    return (await this.driver?.pass(millis, step)) ?? null;
  }

  /** Resolves when nothing is in flight at the server: only the clock or a request begins anything more. */
  settled(): Promise<SettledState | null> {
    return this.pass(0);
  }

  /** Puts another version of the pages in place, with this title. */
  publish(title: string): void {
    const change = (file: string, from: RegExp, to: string): void => {
      const path = join(this.pages, file);
      writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
      // The packed copy is of the old version.
      rmSync(`${path}.br`, { force: true });
    };
    change('pages/online.html', /<title>.*<\/title>/, `<title>${title}</title>`);
    change('index.html', /<title>.*<\/title>/, `<title>${title}</title>`);
    change('service-worker.js', /"version":"\w+"/, `"version":"${title}"`);
  }

  /** As a failing machine would: nothing is said, nothing is put away. */
  async kill(): Promise<void> {
    await this.stop('SIGKILL');
  }

  /** As a machine that swaps, or sleeps: it says nothing, and its connections stay. */
  async stopWhile(job: () => Promise<void>): Promise<void> {
    this.child?.kill('SIGSTOP');
    try {
      await job();
    } finally {
      this.child?.kill('SIGCONT');
    }
  }

  /** As for another version: everybody is told, everything is put away. */
  async restart(): Promise<void> {
    await this.stop('SIGTERM');
    await this.start();
  }

  /** As whoever runs the place does it, from the command line. */
  async ban(person: string): Promise<void> {
    await promisify(execFile)(process.execPath, [OPERATION, '--ban', person], {
      env: { ...process.env, ...this.settings },
    });
  }

  private async stop(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (child === null) return;
    this.child = null;
    this.driver = null;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
