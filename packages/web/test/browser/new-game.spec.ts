import { hurry } from './kit/settings.ts';
import { expect, test } from './kit/test.ts';

test('a set-up says what is wrong with it, and is remembered', async ({ page }) => {
  await hurry(page);
  await page.goto('/new');
  const second = page.getByRole('group', { name: 'Player 2' });
  await second.getByLabel('Name').fill('Ace');
  await expect(page.getByText('Two players are called Ace.')).toBeVisible();
  await second.getByLabel('Name').fill('Bea');
  await expect(page.getByText('Two players are called Ace.')).toBeHidden();
  await page.getByText('Rules and texts').click();
  const begin = page.getByRole('button', { name: 'Begin' });
  const ready = await begin.evaluate((button) => getComputedStyle(button).backgroundColor);
  await page.getByLabel('Seed').fill('ten');
  await expect(begin).not.toHaveCSS('background-color', ready);
  await begin.press('Enter');
  await expect(page).toHaveURL(/\/new$/);
  await expect(
    page.getByText('The seed must be a number of up to nine digits or 32 hex digits, not “ten”.'),
  ).toBeVisible();
  await page.getByLabel('Seed').fill('');
  await second.getByRole('radio', { name: 'Green' }).check({ force: true });
  await page.reload();
  await expect(second.getByLabel('Name')).toHaveValue('Bea');
  await expect(second.getByRole('radio', { name: 'Green' })).toBeChecked();
});

test('factions are chosen beforehand, after a look at their cards', async ({ page }) => {
  await hurry(page);
  await page.goto('/new');
  await page.getByRole('button', { name: 'Choose now for Ace' }).click();
  const picker = page.getByRole('dialog', { name: 'Pick two factions for Ace' });
  await picker.getByRole('button', { name: 'See the cards of Robots' }).click();
  const cards = page.getByRole('dialog', { name: 'Robots' });
  await expect(cards.getByText('Nukebot')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cards).toBeHidden();
  await page.getByRole('button', { name: /^Robots/ }).click();
  await page.getByRole('button', { name: /^Bear Cavalry/ }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Choose now for Bolt' }).click();
  await expect(page.getByRole('button', { name: 'Robots Taken by Ace.' })).toBeVisible();
  await page.getByRole('button', { name: /^Ghosts/ }).click();
  await page.getByRole('button', { name: /^Wizards/ }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  const you = page.getByRole('region', { name: 'Ace, you' });
  await expect(you.getByRole('listitem', { name: 'Robots' })).toBeVisible();
  await expect(you.getByRole('listitem', { name: 'Bear Cavalry' })).toBeVisible();
});
