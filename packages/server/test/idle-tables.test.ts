import { afterAll, beforeAll, expect, it } from 'vitest';
import { TIMES } from '../src/config/index.ts';
import { twoAtTable } from './kit/play.ts';
import { TestServer } from './kit/server.ts';

const server = new TestServer({ metrics: true });
beforeAll(() => server.start());
afterAll(() => server.end());

/** How long it takes at most until it is seen that somebody, or something, is idle. */
const ROUND = 2000;

async function inMemory(): Promise<number> {
  const text = await (await fetch(server.metricsAddress)).text();
  return Number(/^smashup_tables_in_memory (\d+)$/m.exec(text)?.[1]);
}

it('a table at which nobody is leaves the memory after a while, and not before', async () => {
  const [ann, bob] = await twoAtTable(server);
  await server.pass(2 * TIMES.putAway);
  expect(await inMemory()).toBe(1);
  bob.disconnect();
  ann.disconnect();
  await server.pass(TIMES.putAway - ROUND);
  expect(await inMemory()).toBe(1);
  await server.pass(2 * ROUND);
  expect(await inMemory()).toBe(0);
  // It is there when somebody comes back.
  await ann.connect();
  await ann.visit();
  expect(ann.known?.situation).not.toBeNull();
  ann.disconnect();
});
