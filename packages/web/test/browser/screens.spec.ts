import type { Page } from '@playwright/test';
import { expectNoOverflow, expectNoSeriousFinding } from './kit/findings.ts';
import { hurry } from './kit/settings.ts';
import { settled } from './kit/settled.ts';
import { expect, test } from './kit/test.ts';

/** Every screen that has an address of its own, but for the table and the rules, which are looked at on their own. */
const SCREENS = [
  '/',
  '/new',
  '/saved',
  '/replay',
  '/daily',
  '/collection',
  '/factions',
  '/factions/Bear%20Cavalry',
  '/factions?printing=both&set=Core+Set&power=3',
  '/cards/aliens/scout',
  '/about',
  '/settings',
  '/nowhere',
] as const;

async function open(page: Page, address: string): Promise<void> {
  await hurry(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('every screen: a title, a heading, no serious accessibility finding, no overflow', async ({ page }) => {
  for (const address of SCREENS) {
    await test.step(address, async () => {
      await open(page, address);
      await settled(page);
      await expect(page).toHaveTitle(/Smash Up/);
      await expectNoOverflow(page);
      await expectNoSeriousFinding(page);
    });
  }
  await test.step('a game that cannot begin looks like it', async () => {
    await open(page, '/new');
    const begin = page.getByRole('button', { name: 'Begin' });
    const ready = await begin.evaluate((button) => getComputedStyle(button).backgroundColor);
    await page.getByText('Rules and texts').click();
    await page.getByLabel('Seed').fill('ten');
    await expect(begin).not.toHaveCSS('background-color', ready);
  });
});

test('settings are kept', async ({ page }) => {
  await open(page, '/settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('slider', { name: 'Volume' }).isDisabled();
  await page.getByRole('checkbox', { name: 'Sounds' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Sounds' })).toBeChecked();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('bots play among themselves', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: /Watch bots/ }).click();
  await expect(page.getByText(/^Turn [2-9]/).first()).toBeVisible({ timeout: 90_000 });
});

const ROOT_SIZE = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);

test('cards and text grow with the setting, which is kept, and everything still fits a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/settings');
  const sizes = [await page.evaluate(ROOT_SIZE)];
  for (const name of ['Large', 'Largest']) {
    await page.getByRole('radio', { name, exact: true }).check();
    sizes.push(await page.evaluate(ROOT_SIZE));
    await expectNoOverflow(page);
  }
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(new Set(sizes).size).toBe(sizes.length);
  for (const address of [...SCREENS, '/rules']) {
    await open(page, address);
    await expect.poll(() => page.evaluate(ROOT_SIZE), { message: address }).toBe(sizes.at(-1));
    await expectNoOverflow(page);
  }
});

test('the game fills the whole screen and leaves it again', async ({ page }) => {
  await open(page, '/settings');
  const isFull = (): Promise<boolean> => page.evaluate(() => document.fullscreenElement !== null);
  const fullScreen = page.getByRole('checkbox', { name: 'Full screen' });
  expect(await isFull()).toBe(false);
  // It is checked when the browser has done it.
  await fullScreen.click();
  await expect.poll(isFull).toBe(true);
  // The browser's own way out, such as Escape, is noticed too.
  await page.evaluate(() => document.exitFullscreen());
  await expect(fullScreen).not.toBeChecked();
  expect(await isFull()).toBe(false);
});
