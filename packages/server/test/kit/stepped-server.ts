import { z } from 'zod';
import type { Times } from '../../src/config/index.ts';
import { obeyParent } from './driven-server.ts';
import { TestServer } from './server.ts';

const start = z.strictObject({
  time: z.number(),
  file: z.string(),
  smtp: z.string().nullable(),
  times: z.record(z.string(), z.number()),
});

export type SteppedStart = z.infer<typeof start>;

// A server whose clock its parent moves; says its address when it has started. SIGTERM: it puts everything away.
const { time, file, smtp, times } = start.parse(JSON.parse(process.argv[2] ?? ''));
const changes: Partial<Times> = times;
const server = new TestServer({ pushes: true, time, times: changes });
server.keepInFile(file);
if (smtp !== null) server.sendMail(smtp);
const running = await server.start();
obeyParent(server.clock, running);
process.once('SIGTERM', () => void server.end().then(() => process.exit(0)));
process.send?.({ address: server.address });
