import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Times } from '../../src/config/index.ts';
import type { Client } from './client.ts';
import { ServerDriver, startProgram, type ConfigChanges } from './driven-server.ts';
import { SteppedWorld } from './stepped-world.ts';

/** Tests ask faster than people, from one address. */
const SETTINGS = { PORT: '0', LOG_LEVEL: 'error', BOT_THREADS: '1', LIMIT_FACTOR: '10000' };
/** Notices to browsers go through a service on this machine. */
const PUSHES = { pushSubject: 'mailto:test@smashup.example', pushServices: ['127.0.0.1'] };

/** A server in a process of its own, with its data in a file, on a clock that stands still until a test moves it. */
export class SteppedProcess {
  private readonly folder = mkdtempSync(join(tmpdir(), 'smashup-stepped-'));
  private readonly times: Partial<Times>;
  private readonly smtp: () => string | null;
  private time: number;
  private running: { readonly child: ChildProcess; readonly driver: ServerDriver } | null = null;
  private where = '';
  /** When something is due there next. */
  private next: number | null = null;
  private readonly world = new SteppedWorld({
    settled: () => this.drive(0),
    proceed: async () => {
      if (this.next === null) return false;
      await this.drive(this.next - this.time);
      return true;
    },
  });

  /** `smtp`: where its mails go; null: it sends none. */
  constructor(time: number, times: Partial<Times>, smtp: () => string | null) {
    this.time = time;
    this.times = times;
    this.smtp = smtp;
  }

  get address(): string {
    return this.where;
  }

  get now(): number {
    return this.time;
  }

  async start(): Promise<void> {
    const smtp = this.smtp();
    const changes: ConfigChanges = {
      ...PUSHES,
      times: this.times,
      // Links in mails have another address.
      ...(smtp === null
        ? {}
        : {
            mail: { smtp, from: 'Smash Up <games@smashup.example>' },
            origin: 'https://smashup.example',
          }),
    };
    // What it leaves behind when it is killed goes with the folder.
    const place = { DATA: join(this.folder, 'smashup.db'), TMPDIR: this.folder };
    const { child, port } = await startProgram(
      { ...SETTINGS, ...place, TEST_TIME: String(this.time) },
      changes,
    );
    this.where = `http://127.0.0.1:${port}`;
    this.running = { child, driver: new ServerDriver(child) };
  }

  /** Time goes on as well while there is no process, and when it is killed in the midst of it. */
  async pass(millis: number, step?: number): Promise<void> {
    await this.settled();
    await this.drive(millis, step);
    await this.settled();
  }

  private async drive(
    millis: number,
    step?: number,
  ): Promise<{ readonly connections: number; readonly requests: number }> {
    this.time += millis;
    const state = (await this.running?.driver.pass(millis, step)) ?? null;
    this.next = state?.next ?? null;
    // Where there is no server, nobody waits for it.
    return state ?? { connections: 0, requests: Number.POSITIVE_INFINITY };
  }

  // As clients see it (SteppedPlace)

  meet(client: Client): void {
    this.world.meet(client);
  }

  whileAsking<T>(request: Promise<T>): Promise<T> {
    return this.world.whileAsking(request);
  }

  settled(): Promise<void> {
    return this.world.settled();
  }

  /** Lets time pass until somebody has their answer. */
  during<T>(asked: Promise<T>): Promise<T> {
    return this.world.during(asked);
  }

  until(test: () => boolean | Promise<boolean>, what: string): Promise<void> {
    return this.world.until(test, what);
  }

  /** It puts everything away. */
  async stop(): Promise<void> {
    await this.leave('SIGTERM');
  }

  /** At once, whatever it is doing. */
  async kill(): Promise<void> {
    await this.leave('SIGKILL');
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async leave(signal: NodeJS.Signals): Promise<void> {
    const { running } = this;
    this.running = null;
    if (running === null) return;
    const gone = new Promise((resolve) => running.child.once('exit', resolve));
    running.child.kill(signal);
    await gone;
  }
}
