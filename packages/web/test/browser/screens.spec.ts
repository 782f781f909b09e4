import type { Page } from '@playwright/test';
import { expectNoOverflow, expectNoSeriousFinding } from './kit/findings.ts';
import { hurry } from './kit/settings.ts';
import { expect, test } from './kit/test.ts';

/** Every screen that has an address of its own, but for the table and the rules, which are looked at on their own. */
const SCREENS = [
  '/',
  '/new',
  '/saved',
  '/replay',
  '/daily',
  '/factions',
  '/factions/Bear%20Cavalry',
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

for (const address of SCREENS) {
  test(`${address}: a title, a heading, no serious accessibility finding, no overflow`, async ({ page }) => {
    await open(page, address);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveTitle(/Smash Up/);
    await expectNoOverflow(page);
    await expectNoSeriousFinding(page);
  });
}

test('the focus goes to the heading of a new screen, and back works', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible();
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

test('one click and one sits at the table', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: /Play now/ }).click();
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
});

test('bots play among themselves', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: /Watch bots/ }).click();
  await expect(page.getByText(/^Turn [2-9]/).first()).toBeVisible({ timeout: 90_000 });
});

test('looking around loads no rules: they come when a game is near', async ({ page }) => {
  for (const address of ['/new', '/factions', '/factions/Bear%20Cavalry', '/saved', '/']) {
    await open(page, address);
    // What loads late has come.
    await page.waitForLoadState('networkidle');
    expect(page.workers(), address).toHaveLength(0);
  }
  await page.getByRole('button', { name: /Play now/ }).hover();
  await expect.poll(() => page.workers().length).toBe(1);
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
