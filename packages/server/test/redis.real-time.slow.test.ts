import { expect, it } from 'vitest';
import { openRedis } from '../src/wiring/redis.ts';
import { startRedis } from '../tools/redis.ts';

it('whoever runs the place is told once that Redis is gone, and once that it is back', async () => {
  const first = await startRedis();
  const said: string[] = [];
  const line = await openRedis({ redis: first.url }, (message) => said.push(message));
  if (line === null) throw new Error('There is no line to Redis.');
  let tries = 0;
  line.on('reconnecting', () => tries++);
  await expect.poll(() => line.status).toBe('ready');
  expect(said).toEqual([]);
  first.stop();
  await expect.poll(() => tries).toBeGreaterThan(3);
  expect(said).toEqual([expect.stringMatching(/^Redis cannot be reached, .+ECONNREFUSED/)]);
  const second = await startRedis(Number(new URL(first.url).port));
  await expect.poll(() => said.length).toBe(2);
  expect(said[1]).toBe('Redis is back.');
  line.disconnect();
  second.stop();
});
