import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Times } from '../../src/config/index.ts';
import type { SteppedOrder } from './stepped-server.ts';

const PROGRAM = new URL('boot-stepped.mjs', import.meta.url);
const reply = z.object({ address: z.string() });

/** A server in a process of its own, with its data in a file, on a clock that goes in steps, when the test says so. */
export class SteppedProcess {
  private readonly folder = mkdtempSync(join(tmpdir(), 'smashup-stepped-'));
  private readonly times: Partial<Times>;
  private readonly smtp: () => string;
  private time: number;
  private child: ChildProcess | null = null;
  private where = '';

  /** `smtp`: where its mails go. */
  constructor(time: number, times: Partial<Times>, smtp: () => string) {
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
    // What it leaves behind when it is killed goes with the folder.
    const child = fork(PROGRAM, { env: { ...process.env, TMPDIR: this.folder } });
    this.child = child;
    this.where = await this.order(child, {
      order: 'start',
      time: this.time,
      file: join(this.folder, 'smashup.db'),
      smtp: this.smtp(),
      times: this.times,
    });
  }

  /** Time goes on as well while there is no process, and when it is killed in the midst of it. */
  async pass(millis: number, step: number): Promise<void> {
    this.time += millis;
    if (this.child !== null) await this.order(this.child, { order: 'pass', millis, step });
  }

  /** It puts everything away. */
  async stop(): Promise<void> {
    await this.leave((child) => child.send({ order: 'end' } satisfies SteppedOrder));
  }

  /** At once, whatever it is doing. */
  async kill(): Promise<void> {
    await this.leave((child) => child.kill('SIGKILL'));
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async leave(tell: (child: ChildProcess) => boolean): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child === null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    tell(child);
    await gone;
  }

  private order(child: ChildProcess, order: SteppedOrder): Promise<string> {
    return new Promise((resolve) => {
      const end = (): void => resolve('');
      child.once('exit', end);
      child.once('message', (message) => {
        child.off('exit', end);
        resolve(reply.parse(message).address);
      });
      child.send(order);
    });
  }
}
