import { z } from 'zod';
import type { Times } from '../../src/config/index.ts';
import { TestServer } from './server.ts';
import { SteppedClock } from './stepped-clock.ts';

/** What whoever has started this process wants of it. */
const order = z.discriminatedUnion('order', [
  z.strictObject({
    order: z.literal('start'),
    time: z.number(),
    file: z.string(),
    smtp: z.string(),
    times: z.record(z.string(), z.number()),
  }),
  z.strictObject({ order: z.literal('pass'), millis: z.number(), step: z.number() }),
  z.strictObject({ order: z.literal('end') }),
]);

export type SteppedOrder = z.infer<typeof order>;

interface Running {
  readonly clock: SteppedClock;
  readonly server: TestServer;
}

async function start({ time, file, smtp, times }: SteppedOrder & { order: 'start' }): Promise<Running> {
  const clock = new SteppedClock(time);
  const changes: Partial<Times> = times;
  const server = new TestServer({ pushes: true, clockwork: clock, times: changes });
  server.keepInFile(file);
  server.sendMail(smtp);
  await server.start();
  return { clock, server };
}

let running: Running | null = null;

async function carryOut(wanted: SteppedOrder): Promise<void> {
  if (wanted.order === 'start') running = await start(wanted);
  if (wanted.order === 'pass') await running?.clock.pass(wanted.millis, wanted.step);
  if (wanted.order === 'end') {
    await running?.server.end();
    process.disconnect();
    return;
  }
  process.send?.({ address: running?.server.address ?? '' });
}

// A server whose clock is moved from outside: it says when an order has been carried out.
process.on('message', (message) => void carryOut(order.parse(message)));
