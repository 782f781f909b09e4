import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const WIDTHS = [360, 390, 844, 1024, 1440] as const;

/**
 * The checker without what it does for frames of other sites, which there are none of: it would finish each check on
 * a page of its own. What is in order is not listed.
 */
function checker(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

/** What an accessibility checker finds serious or critical, in light and in dark, which differ in their colours only. */
export async function expectNoSeriousFinding(page: Page): Promise<void> {
  const checks = { light: checker(page), dark: checker(page).withRules(['color-contrast']) };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await checks[colorScheme].analyze();
    const serious = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    expect(serious, colorScheme).toEqual([]);
  }
}

/** The page is never wider than the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const { width: oldWidth, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height });
    // What depends on the width of the window is drawn anew a moment later.
    const surplus = (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(surplus, { message: `at ${width}` }).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: oldWidth, height });
}
