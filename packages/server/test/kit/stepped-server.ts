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

/** A server whose clock is moved from outside: it says when each order has been carried out. */
let running: Running | null = null;

process.on('message', (message) => {
  const wanted = order.parse(message);
  const done = (address: string): void => void process.send?.({ address });
  if (wanted.order === 'start') {
    void start(wanted).then((started) => {
      running = started;
      done(started.server.address);
    });
  } else if (wanted.order === 'pass') {
    void running?.clock.pass(wanted.millis, wanted.step).then(() => done(''));
  } else {
    void running?.server.end().then(() => process.disconnect());
  }
});
