import type { Page } from '@playwright/test';
import { SIZES } from '../../tools/sizes.ts';
import { beginGame } from './kit/begin.ts';
import { mouse, play } from './kit/play.ts';
import { hurry } from './kit/settings.ts';
import { shiftsOn, watchShifts } from './kit/shifts.ts';
import { expect, test } from './kit/test.ts';

/** Of a whole game, with all that follows a click. */
const MOST_SHIFT = 0.1;

async function expectSteady(page: Page): Promise<void> {
  const { sum, worst } = await shiftsOn(page);
  expect(sum, worst).toBeLessThan(MOST_SHIFT);
}

// Only what can be hit is pressed: a question whose buttons are covered would end the test.
for (const [size, seed] of [
  ['phone', 154],
  ['sideways', 5],
] as const) {
  test(`a whole game (${size}): every question can be answered, and nothing jumps`, async ({ page }) => {
    await page.setViewportSize(SIZES[size]);
    await beginGame(page, { sitters: ['Person', 'Bot: random'], choice: 'Random', seed });
    await watchShifts(page);
    await play(page, { seed: 1, hand: mouse, gathers: true });
    await expectSteady(page);
  });
}

test('the guided game on a phone: nothing jumps', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await hurry(page);
  await page.goto('/learn');
  await expect(page.getByRole('region', { name: 'Coach' })).toContainText('Welcome!');
  await watchShifts(page);
  await play(page, { seed: 1, gathers: true });
  await expectSteady(page);
});
