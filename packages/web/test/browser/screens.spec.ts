import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { hurry } from './kit/settings.ts';
import { SCREENS, WIDTHS } from './kit/screens.ts';
import { expect, test } from './kit/test.ts';

/** Whole and quiet: the heading is there, and what loads late has come. */
async function open(page: Page, address: string): Promise<void> {
  await hurry(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function seriousFindings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

for (const address of SCREENS) {
  test(`${address} has a title, a heading and no serious accessibility finding, light and dark`, async ({
    page,
  }) => {
    await open(page, address);
    await expect(page).toHaveTitle(/Smash Up/);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await seriousFindings(page), colorScheme).toEqual([]);
    }
  });

  test(`${address} is never wider than the window`, async ({ page }) => {
    await open(page, address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(surplus, `at ${width}`).toBeLessThanOrEqual(0);
    }
  });
}

test('an address that leads nowhere says so', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
});
