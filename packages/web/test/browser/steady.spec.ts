import { SIZES } from '../../tools/sizes.ts';
import { beginGame } from './kit/begin.ts';
import { mouse, play } from './kit/play.ts';
import { expectSteady, watchShifts } from './kit/shifts.ts';
import { test } from './kit/test.ts';

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
