import type { Page } from '@playwright/test';
import { early } from '../../tools/found-games.ts';
import { SIZES } from '../../tools/sizes.ts';
import { openFound } from './kit/found.ts';
import { turnSeen } from './kit/kept.ts';
import { passButton } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

/** What is said about what happens now, and what has been said before. */
async function told(page: Page): Promise<string> {
  const now = await page.getByRole('region', { name: 'What to do' }).innerText();
  const before = await page.getByRole('log').innerText();
  return `${now}\n${before}`;
}

for (const size of ['phone', 'desktop'] as const) {
  test.describe(size, () => {
    test.use({ viewport: SIZES[size] });

    test('with reduced motion everything is still told, and can be stepped, hurried or skipped', async ({
      page,
    }) => {
      // Tests run with reduced motion: the pace is a setting of its own.
      await openFound(page, early, 2, 2, { speed: 'slow' });
      // Nothing is over before it has been looked at.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await passButton(page).click();
      const round = page.getByRole('group', { name: 'What the others are doing' });
      await round.getByRole('button', { name: 'Step by step' }).click();
      const next = round.getByRole('button', { name: 'Next' });
      await expect(next).toHaveAttribute('aria-disabled', 'false');
      const first = await told(page);
      await page.clock.fastForward(60_000);
      expect(await told(page), 'nothing goes on by itself').toBe(first);
      await next.click();
      await expect.poll(() => told(page)).not.toBe(first);
      await round.getByRole('button', { name: 'Carry on' }).click();
      const second = await told(page);
      await page.clock.fastForward(60_000);
      await expect.poll(() => told(page), { message: 'everything goes on by itself' }).not.toBe(second);
      await round.getByRole('button', { name: 'Speed up' }).click();
      await expect(round.getByRole('button', { name: 'Speed up' })).toHaveAttribute('aria-disabled', 'true');
      await round.getByRole('button', { name: 'Skip' }).click();
      await expect(page.locator('[data-active]')).toBeVisible();
      await expect(round).toHaveCount(0);
    });

    test('what the others did since one’s own turn can be opened at any time', async ({ page }) => {
      await openFound(page, early, 2, 2);
      const before = await turnSeen(page);
      await passButton(page).click();
      await expect(page.locator('header p').first()).toContainText(`Turn ${before + 2}`);
      await page.getByRole('button', { name: 'Since your turn' }).click();
      const recap = page.getByRole('dialog', { name: 'Since your turn' });
      await expect(recap.getByRole('listitem').first()).toContainText(`Turn ${before + 1}: Benedikta`);
      const plays = recap.getByRole('listitem').filter({ hasText: /Benedikta (?:plays|uses)/ });
      expect(await plays.count()).toBeGreaterThan(0);
      await expect(plays.first().locator('[data-size="compact"]')).toBeVisible();
    });
  });
}

test('a card that is shown large to be read lies over those that fly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openFound(page, early, 2, 2, { speed: 'slow' });
  // Every picture of a card that flies is put on the table itself.
  const layers = page.evaluate(
    () =>
      new Promise<{ readonly flying: number; readonly large: number }>((resolve) => {
        const changes = new MutationObserver((records) => {
          const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
          const ghost = added.find((node) => node instanceof HTMLElement && node.inert);
          const stage = document.querySelector('[data-spotlight]')?.parentElement ?? null;
          if (ghost instanceof HTMLElement && stage !== null) {
            changes.disconnect();
            resolve({ flying: Number(ghost.style.zIndex), large: Number(getComputedStyle(stage).zIndex) });
          }
        });
        changes.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await passButton(page).click();
  const { flying, large } = await layers;
  expect(large).toBeGreaterThan(flying);
});
