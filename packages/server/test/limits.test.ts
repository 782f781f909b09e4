import { expect, it } from 'vitest';
import { OwnLimiter } from '../src/transport/limits.ts';

it('a clock that is set back by an hour locks nobody out', async () => {
  let now = 10_000_000;
  const limiter = new OwnLimiter({ atOnce: 2, perSecond: 1 }, () => now);
  expect(await limiter.allows('ann')).toBe(true);
  now -= 3_600_000;
  expect(await limiter.allows('ann')).toBe(true);
  expect(await limiter.allows('ann')).toBe(false);
  now += 1000;
  expect(await limiter.allows('ann')).toBe(true);
});
