import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { dist } from '../../../tools/build.mjs';

const PROGRAM = fileURLToPath(new URL('../../../../server/tools/build.mjs', import.meta.url));

/** The real server as a process of its own, with its data in a file that outlives it. */
export class OnlineServer {
  private readonly folder = mkdtempSync(join(tmpdir(), 'smashup-browsers-'));
  private readonly settings: Readonly<Record<string, string>>;
  private child: ChildProcess | null = null;
  private port = 0;

  constructor(settings: Readonly<Record<string, string>> = {}) {
    this.settings = settings;
  }

  get address(): string {
    return `http://localhost:${this.port}`;
  }

  /** The first time at any free port, later at the same. */
  async start(): Promise<void> {
    const child = spawn(
      process.execPath,
      [PROGRAM, '--port', String(this.port), '--data', join(this.folder, 'smashup.db'), '--pages', dist],
      {
        env: { ...process.env, LOG_LEVEL: 'error', WINDOW_MILLIS: '10', BOT_THREADS: '1', ...this.settings },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    this.child = child;
    const [line] = await new Promise<[string]>((resolve, reject) => {
      createInterface({ input: child.stdout }).once('line', (text) => resolve([text]));
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    });
    const { port }: { port: number } = JSON.parse(line);
    this.port = port;
  }

  /** As a failing machine would: nothing is said, nothing is put away. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child === null) return;
    this.child = null;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
