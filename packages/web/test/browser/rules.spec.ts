import type { Page } from '@playwright/test';
import { expectNoOverflow, expectNoSeriousFinding } from './kit/findings.ts';
import { hurry } from './kit/settings.ts';
import { inEveryWindow } from './kit/sizes.ts';
import { expect, test } from './kit/test.ts';

async function openRules(page: Page, address = '/rules'): Promise<void> {
  await hurry(page);
  await page.goto(address);
  await expect(page.getByRole('figure')).toHaveCount(7);
}

/** Goes on with Tab until what has the focus is called so. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (focused.trim() === name) return;
  }
  throw new Error(`Tab does not lead to ${name}.`);
}

test('the rules are read by keyboard: from section to section, from rule to rule, moment by moment', async ({
  page,
}) => {
  await openRules(page);
  await tabTo(page, 'Scoring');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rules\/R5$/);
  await expect(page.getByRole('heading', { name: 'R5 Scoring' })).toBeFocused();
  await tabTo(page, 'R4');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'R4 Me First' })).toBeFocused();
  const figure = page.getByRole('figure', { name: 'A round of Me First, played out' });
  await tabTo(page, 'Next →');
  for (const said of ['Tar Pits scores.', 'Pirate King takes effect for Bob.']) {
    await page.keyboard.press('Enter');
    await expect(figure).toContainText(said);
  }
});

test('no accessibility finding, no overflow, in every window', async ({ page }) => {
  await openRules(page, '/rules/R5-4');
  await expect(page).toHaveTitle(/Smash Up/);
  await expectNoSeriousFinding(page);
  await expectNoOverflow(page);
  await inEveryWindow(page, async (_, name) => {
    const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(surplus, name).toBeLessThanOrEqual(0);
  });
});
