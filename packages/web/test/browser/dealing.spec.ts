import { SIZES } from '../../tools/sizes.ts';
import { beginGame } from './kit/begin.ts';
import { hurry } from './kit/settings.ts';
import { glowing } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

for (const size of ['phone', 'sideways', 'tablet', 'desktop'] as const) {
  test(`the room of the hand is there before it is dealt: the bases keep theirs (${size})`, async ({
    page,
  }) => {
    await page.setViewportSize(SIZES[size]);
    await hurry(page, { speed: 'fast' });
    await beginGame(page, { sitters: ['Person', 'Bot: random'], choice: 'Free pick', seed: 4 });
    // In every frame from the first base to the hand: how many cards there are, and how high the middle of the table is.
    const seen = page.locator('main').evaluate(async (middle) => {
      const frames: { readonly cards: number; readonly height: number }[] = [];
      while (frames.at(-1)?.cards !== 5) {
        await new Promise(requestAnimationFrame);
        if (middle.querySelector('[data-spot]') === null) continue;
        const cards = document.querySelectorAll('[data-hand] li').length;
        frames.push({ cards, height: Math.round(middle.getBoundingClientRect().height) });
      }
      return frames;
    });
    for (const picks of [1, 2]) {
      await glowing(page).first().click();
      await expect(page.getByRole('region', { name: 'Player 1, you' }).getByRole('listitem')).toHaveCount(
        picks,
      );
    }
    const frames = await seen;
    expect(frames[0]?.cards).toBe(0);
    expect(new Set(frames.map(({ height }) => height)).size).toBe(1);
  });
}
