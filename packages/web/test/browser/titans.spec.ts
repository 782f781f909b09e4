import type { Locator, Page } from '@playwright/test';
import { openGame } from '../../tools/browse.ts';
import { titanGame } from '../../tools/titan-game.ts';
import { expectNoSeriousFinding } from './kit/findings.ts';
import { wholeScroll } from './kit/measure.ts';
import { hurry } from './kit/settings.ts';
import { inEveryWindow } from './kit/sizes.ts';
import { expect, test } from './kit/test.ts';

/** One game for every test here. */
const GAME = titanGame();

async function sitDown(page: Page): Promise<void> {
  await hurry(page);
  await openGame(page, GAME);
}

function ursaAside(page: Page): Locator {
  return page.getByRole('button', { name: /^Major Ursa, titan, set aside\. Instead of your regular minion/ });
}

/** What the others' panels show, and something else covers or cuts: VP, cards in hand, discard piles, titans set aside. */
function hiddenInPanels(page: Page): Promise<string[]> {
  return page.locator('section[data-colour]:not([data-you])').evaluateAll((panels) =>
    panels.flatMap((panel) => {
      const shown = [
        ...panel.querySelectorAll(
          '[data-anchor^="vp"], [data-anchor^="hand"], [data-anchor^="discard"], [data-card]',
        ),
      ];
      return shown
        .filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return !panel.contains(seen);
        })
        .map(
          (one) =>
            `${panel.getAttribute('aria-label')}: ${one.getAttribute('aria-label') ?? one.textContent}`,
        );
    }),
  );
}

test('titans at a base, set aside and in a clash are seen whole, without an accessibility finding', async ({
  page,
}) => {
  await sitDown(page);
  await inEveryWindow(page, async (_, name) => {
    await expect.soft(ursaAside(page), name).toBeInViewport({ ratio: 1 });
    // Lying on its side, a phone shows one of two players at a base, and the other when it is scrolled.
    const giant = page.getByRole('button', { name: /^Big Funny Giant/ });
    if (name !== 'sideways') await expect.soft(giant, name).toBeInViewport({ ratio: 1 });
    expect.soft(await hiddenInPanels(page), name).toEqual([]);
    expect.soft(await wholeScroll(page), name).toEqual([0, 0, 0, 0, 0, 0]);
  });
  const giant = page.getByRole('button', { name: /^Big Funny Giant, titan, Benedikta, gives 0 power/ });
  const base = page.locator('[data-spot]').filter({ has: giant });
  await ursaAside(page).focus();
  await page.keyboard.press('Enter');
  await base.locator('button[data-mark="choice"]').first().focus();
  await page.keyboard.press('Enter');
  const clash = page.getByRole('region', { name: 'Major Ursa and Big Funny Giant clash' });
  await clash.getByRole('button', { name: 'Why?' }).click();
  await expectNoSeriousFinding(page);
  await clash.getByRole('button', { name: 'Close' }).click();
  await expect(clash).toBeHidden();
});
