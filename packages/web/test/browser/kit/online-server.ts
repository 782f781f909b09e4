import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { dist } from '../../../tools/build.mjs';
import { Network } from './network.ts';

const PROGRAM = fileURLToPath(new URL('online-process.mjs', import.meta.url));
const OPERATION = fileURLToPath(new URL('../../../../server/tools/build.mjs', import.meta.url));

/** What a test needs to be different. */
export interface ServerWishes {
  /** Every game is shuffled with it. */
  readonly seed?: number;
  /** In milliseconds, by the names of the server's configuration. */
  readonly times?: Readonly<Record<string, number>>;
  /** It has a copy of the build of its own, which can be replaced by another version. */
  readonly ownPages?: boolean;
  /** Environment variables besides. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Dealt by chance, a game may begin with a question of another kind: with this one, with what to play. */
const USUAL_SEED = 47;

/** Nothing in a test waits for what people would not notice. */
const TIMES = { window: 10, reload: 300 };

/** The real server as a process of its own, with its data in a file that outlives it. */
export class OnlineServer {
  private readonly folder = mkdtempSync(join(tmpdir(), 'smashup-browsers-'));
  private readonly pages = join(this.folder, 'pages');
  private readonly settings: NodeJS.ProcessEnv;
  private child: ChildProcess | null = null;
  private port = 0;

  constructor({ seed = USUAL_SEED, times, ownPages = false, settings }: ServerWishes) {
    if (ownPages) cpSync(dist, this.pages, { recursive: true });
    this.settings = {
      LOG_LEVEL: 'error',
      BOT_THREADS: '1',
      DATA: join(this.folder, 'smashup.db'),
      TEST_TIMES: JSON.stringify({ ...TIMES, ...times }),
      TEST_SEED: seed.toString(16),
      ...(ownPages ? { TEST_PAGES: this.pages } : {}),
      ...settings,
    };
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

  /** A way there of one's own, which can fail. While it does not run, it leads to the other one, as a balancer does. */
  wayThere(otherwise: OnlineServer = this): Promise<Network> {
    return Network.to(() => (this.child === null ? otherwise : this).port);
  }

  /** The first time at any free port, later at the same. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [PROGRAM], {
      env: { ...process.env, ...this.settings, PORT: String(this.port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    const [line] = await new Promise<[string]>((resolve, reject) => {
      createInterface({ input: child.stdout }).once('line', (text) => resolve([text]));
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    });
    const { port }: { port: number } = JSON.parse(line);
    this.port = port;
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
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
