import type { Locator, Page } from '@playwright/test';
import { expectNoOverflow } from './kit/findings.ts';
import { hurry } from './kit/settings.ts';
import { expect, test } from './kit/test.ts';

async function open(page: Page, address: string): Promise<void> {
  await hurry(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const filter = (page: Page, name: string): Locator => page.getByRole('combobox', { name, exact: true });

test('a card is found through three filters, its address passed on, and its words lead to the rules and back', async ({
  page,
}) => {
  await open(page, '/factions');
  await filter(page, 'Set').selectOption('Core Set');
  await filter(page, 'When it works').selectOption('before a base scores');
  await filter(page, 'Power').selectOption('3');
  await expect(page.getByText('1 card', { exact: true })).toBeVisible();
  // Whoever is given the address sees the same.
  const shared = page.url();
  await page.goto('/');
  await page.goto(shared);
  await expect(filter(page, 'Power')).toHaveValue('3');
  await page.getByRole('link', { name: 'Shinobi' }).click();
  await expect(page).toHaveURL(/\/cards\/ninjas\/shinobi$/);
  await expect(page.getByRole('heading', { name: 'Shinobi', level: 1 })).toBeFocused();
  await expect(page.getByText('3 copies').first()).toBeVisible();
  await page.getByRole('link', { name: 'Special', exact: true }).first().click();
  await expect(page).toHaveURL(/\/rules\/R3-9$/);
  await page.getByText('“Special” on cards').click();
  await page.getByRole('link', { name: 'Shinobi' }).click();
  await expect(page.getByRole('heading', { name: 'Shinobi', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/rules\/R3-9$/);
});

test('two printings side by side, with what has changed marked for eyes and for ears', async ({ page }) => {
  await open(page, '/cards/aliens/scout');
  await expect(page.getByRole('figure', { name: 'Original' })).toContainText('put this minion');
  await expect(page.getByRole('figure', { name: 'Current' })).toContainText('return this minion');
  const changes = page.getByRole('region', { name: 'What has changed' });
  await expect(changes.getByRole('deletion').first()).toHaveText('gone: put');
  await expect(changes.getByRole('insertion').first()).toHaveText('new: return');
  await expect(page.getByText('It still counts for scoring')).toBeVisible();
  await page.goto('/factions?printing=both&set=Core+Set&power=3');
  await expect(page.getByRole('region', { name: 'What has changed' })).not.toHaveCount(0);
  await expectNoOverflow(page);
});

test('a faction: how it plays, how hard it is, whom with, and its strength as a picture in words too', async ({
  page,
}) => {
  await open(page, '/factions/Aliens');
  await expect(page.getByRole('region', { name: 'How they play' })).toContainText('send', {
    ignoreCase: true,
  });
  await expect(page.getByRole('region', { name: 'How hard they are to play' })).toContainText('Easy.');
  await expect(page.getByRole('region', { name: 'They go well with' }).getByRole('link')).not.toHaveCount(0);
  const strength = page.getByRole('region', { name: 'How strong they are' });
  await expect(strength.getByRole('figure', { name: /Aliens: \d+ %/ })).toBeVisible();
  await strength.getByText('With every other faction').click();
  await expect(strength.getByRole('row')).not.toHaveCount(1);
});
