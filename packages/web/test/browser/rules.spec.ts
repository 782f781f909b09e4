import type { Page } from '@playwright/test';
import { expectNoOverflow, expectNoSeriousFinding } from './kit/findings.ts';
import { hurry } from './kit/settings.ts';
import { inEveryWindow } from './kit/sizes.ts';
import { expect, test } from './kit/test.ts';

async function openRules(page: Page, address = '/rules'): Promise<void> {
  await hurry(page);
  await page.goto(address);
  await expect(page.getByRole('figure')).toHaveCount(6);
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

test('a screen reader finds sections, rules, pictures in words and the comparison', async ({ page }) => {
  await openRules(page);
  await expect(
    page.getByRole('region', { name: 'R5 Scoring' }).getByRole('article', { name: 'R5.4' }),
  ).toContainText('Ties take the better place together');
  await expect(page.getByRole('figure', { name: 'A tie, played out' })).toContainText(
    'Tar Pits: 25/16; Ann 10, Bob 10, Cho 5.',
  );
  const editions = page.getByRole('region', { name: 'The four editions compared' });
  await expect(editions.getByRole('columnheader')).toHaveCount(5);
  await expect(editions.getByRole('rowheader', { name: 'needed to place' })).toBeVisible();
});

test('they are searched', async ({ page }) => {
  await openRules(page);
  await page.getByRole('searchbox').fill('tied third');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('1 entry')).toBeVisible();
  await page.getByRole('searchbox').fill('nothing says this');
  await expect(page.getByText('No rules match.')).toBeVisible();
});

test('a word on a card leads to its rule, the rule back to the table, and to the cards that use it', async ({
  page,
}) => {
  await hurry(page);
  await page.goto('/learn');
  await page
    .locator('[data-hand]')
    .getByRole('button', { name: /Zeppelin/ })
    .click({ button: 'right' });
  // In the card's text; its list of words has it too.
  await page.getByRole('dialog').getByRole('link', { name: 'Talent' }).first().click();
  await expect(page).toHaveURL(/\/rules\/R3-8$/);
  await expect(page.getByRole('article', { name: 'R3.8' })).toBeFocused();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Rules' }).click();
  await page.getByText('“Talent” on cards').click();
  await page.getByRole('link', { name: 'Zeppelin' }).click();
  await expect(page.getByRole('heading', { name: 'Zeppelin', level: 1 })).toBeVisible();
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
