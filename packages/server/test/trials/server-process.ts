import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { currentServer, NODE_FLAGS } from '../../tools/build.mjs';

/** Whoever tries a server asks more of it than a person would, from one address. */
const ROOMY = { LIMIT_FACTOR: '100000', LOG_LEVEL: 'error', BOT_THREADS: '1' };

export interface Memory {
  /** Of the heap after everything that can go has gone. */
  readonly heap: number;
  readonly outside: number;
  /** Of the processor, since the start, in milliseconds. */
  readonly processor: number;
}

/** The server as people run it: a process of its own. Its environment says where its data is. */
export class ServerProcess {
  private readonly env: Readonly<Record<string, string>>;
  private child: ChildProcess | null = null;
  private port = 0;
  private listens = false;
  private heard = '';
  /** Built once: a trial is of one server, whatever is written meanwhile. */
  private readonly built = currentServer();

  constructor(env: Readonly<Record<string, string>>) {
    this.env = env;
  }

  readonly address = (): string => `http://127.0.0.1:${this.port}`;

  /** The second time at the same address. */
  async start(): Promise<void> {
    const { main } = await this.built;
    const preload = new URL('tell-memory.mjs', import.meta.url).href;
    const child = spawn(
      process.execPath,
      [...NODE_FLAGS, '--expose-gc', '--import', preload, main, '--port', String(this.port)],
      {
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        // In a group of its own: Ctrl-C is for whoever tries it.
        detached: true,
        env: { ...process.env, ...ROOMY, ...this.env },
      },
    );
    this.child = child;
    child.stderr?.on('data', (text: Buffer) => {
      this.heard += text.toString();
      process.stderr.write(text);
    });
    const line = await new Promise<string>((resolve, reject) => {
      if (child.stdout !== null) createInterface({ input: child.stdout }).once('line', resolve);
      child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened.`)));
    });
    const { port }: { port: number } = JSON.parse(line);
    this.port = port;
    this.listens = true;
  }

  /** What it has logged in all its lives: nothing, if all went well. */
  get log(): string {
    return this.heard;
  }

  /** It listens, and nothing has ended it but whoever tries it. */
  get isUp(): boolean {
    return this.listens && this.child?.exitCode === null && this.child.signalCode === null;
  }

  /** At once, whatever it is doing. */
  async kill(): Promise<void> {
    await this.leave('SIGKILL');
  }

  /** As it is ended by whoever runs it. */
  async end(): Promise<void> {
    const code = await this.leave('SIGTERM');
    if (code !== 0) throw new Error(`The server ended with ${code}.`);
  }

  private async leave(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (child === null) return 0;
    this.listens = false;
    // Everything that it has said has been heard by then.
    const gone = new Promise<number | null>((resolve) => child.once('close', resolve));
    const code = child.kill(signal) ? await gone : null;
    this.child = null;
    return code;
  }

  /** As a machine that swaps, or sleeps. */
  async stopWhile<T>(job: () => Promise<T>): Promise<T> {
    this.child?.kill('SIGSTOP');
    try {
      return await job();
    } finally {
      this.child?.kill('SIGCONT');
    }
  }

  memory(): Promise<Memory> {
    return this.ask('memory');
  }

  /** Of the processor, since the start, in milliseconds: nobody waits while it is measured. */
  async processor(): Promise<number> {
    return (await this.ask('processor')).processor;
  }

  private async ask(what: 'memory' | 'processor'): Promise<Memory> {
    const { child } = this;
    if (child === null) throw new Error('The server does not run.');
    const told = new Promise<Memory>((resolve) => child.once('message', (memory: Memory) => resolve(memory)));
    child.send(what);
    return told;
  }
}
