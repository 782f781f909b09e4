import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import type { ServerConfig, Times } from '../../src/config/index.ts';
import type { RunningServer } from '../../src/server.ts';
import type { SteppedClock } from './stepped-clock.ts';

const PROGRAM = join(import.meta.dirname, 'driven-program.mjs');
const started = z.object({ port: z.number() });

/** What is different from the configuration that its environment gives. */
export interface ConfigChanges extends Partial<Omit<ServerConfig, 'times'>> {
  readonly times?: Partial<Times>;
}

/** Starts driven-program.mjs; resolves when it listens. */
export async function startProgram(
  env: NodeJS.ProcessEnv,
  changes: ConfigChanges,
): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const child = fork(PROGRAM, { env: { ...process.env, ...env, TEST_CHANGES: JSON.stringify(changes) } });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(started.parse(message).port));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return { child, port };
}

const state = z.strictObject({
  /** What time it is there. */
  now: z.number(),
  /** When something is due next; null: never. */
  next: z.number().nullable(),
  /** Sockets of people. */
  connections: z.number(),
  /** Requests that have arrived and are not answered: they wait for the clock, or for news. */
  requests: z.number(),
});

/** How a server stands that has settled. */
export type SettledState = z.infer<typeof state>;

const order = z.strictObject({ number: z.number(), pass: z.number(), step: z.number().optional() });
const reply = z.strictObject({ number: z.number(), state });

/** In the process of the server: does what the process that has started it sends. */
export function obeyParent(clock: SteppedClock, server: RunningServer): void {
  process.on('message', (message) => {
    const parsed = order.safeParse(message);
    if (parsed.success) void carryOut(parsed.data);
  });

  async function carryOut({ number, pass, step }: z.infer<typeof order>): Promise<void> {
    await clock.pass(pass, step);
    await server.settled();
    const { connections, requests } = server;
    process.send?.({ number, state: { now: clock.now(), next: clock.next, connections, requests } });
  }
}

/** In the process that has started a server: moves the clock there. */
export class ServerDriver {
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, (state: SettledState) => void>();
  private count = 0;

  constructor(child: ChildProcess) {
    this.child = child;
    child.on('message', (message) => {
      const parsed = reply.safeParse(message);
      if (!parsed.success) return;
      const { number, state: now } = parsed.data;
      this.waiting.get(number)?.(now);
      this.waiting.delete(number);
    });
  }

  /** Time goes on by so much (SteppedClock.pass); null: the process has ended meanwhile. */
  pass(millis: number, step?: number): Promise<SettledState | null> {
    const number = this.count++;
    return new Promise((resolve) => {
      const end = (): void => resolve(null);
      this.waiting.set(number, (now) => {
        this.child.off('exit', end);
        resolve(now);
      });
      this.child.once('exit', end);
      if (!this.child.connected) end();
      else this.child.send({ number, pass: millis, step } satisfies z.infer<typeof order>);
    });
  }

  settled(): Promise<SettledState | null> {
    return this.pass(0);
  }
}
