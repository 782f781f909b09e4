import { expect, it } from 'vitest';
import { SYSTEM_CLOCK } from '../src/clock.ts';

it('rounds that fall due while one is held up are not made up for', async () => {
  let rounds = 0;
  let goOn = (): void => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const end = SYSTEM_CLOCK.every(1, () => {
    rounds++;
    return held;
  });
  await new Promise((resolve) => void setTimeout(resolve, 100));
  const ended = end();
  goOn();
  await ended;
  expect(rounds).toBe(1);
});
