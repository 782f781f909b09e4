import type { Locator, Page } from '@playwright/test';
import { minionsToPlay } from '../../tools/found-games.ts';
import { SIZES } from '../../tools/sizes.ts';
import { openFound } from './kit/found.ts';
import { passButton } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

function minionsInHand(page: Page): Locator {
  return page.locator('[data-hand] button[data-mark="choice"][aria-label*="Minion, power"]');
}

function chosen(page: Page): Locator {
  return page.locator('[data-hand] button[data-mark="picked"]');
}

const cardOf = (card: Locator): Promise<string | null> => card.getAttribute('data-card');

test('for the card that was chosen the whole column of a base counts', async ({ page }) => {
  await openFound(page, minionsToPlay, 2, 20);
  const second = await cardOf(minionsInHand(page).nth(1));
  await page.locator(`[data-hand] [data-card="${second}"]`).dispatchEvent('click');
  await expect(chosen(page)).toHaveAttribute('data-card', String(second));
  // Below everything that lies there.
  const column = page.locator('[data-column]').first();
  const base = await column.getAttribute('data-spot');
  const { x = 0, y = 0, height = 0 } = (await column.boundingBox()) ?? {};
  await page.mouse.click(x + 4, y + height - 4);
  await expect(page.locator(`[data-hand] [data-card="${second}"]`)).toHaveCount(0);
  await expect(page.locator(`[data-spot="${base}"] [data-card="${second}"]`)).toHaveCount(1);
});

test('by keyboard the focus comes to what can be done, not to what ends the turn', async ({ page }) => {
  await openFound(page, minionsToPlay, 2, 20);
  await page.keyboard.press('d');
  const card = minionsInHand(page).first();
  await card.focus();
  // A dialog gives back the focus that it took.
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-spot] button[data-mark="choice"]').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-hand] button:focus')).toHaveAttribute('data-mark', 'choice');
});

test.describe('on a phone', () => {
  test.use({ viewport: SIZES.phone, hasTouch: true });

  test('a first tap shows the card and where it can go, a second one chooses it', async ({ page }) => {
    await openFound(page, minionsToPlay, 2, 20);
    const card = await cardOf(minionsInHand(page).first());
    const own = page.locator(`[data-hand] [data-card="${card}"]`);
    await own.dispatchEvent('click');
    const held = page.getByRole('region', { name: 'The card you tapped' });
    await expect(held).toBeVisible();
    // The line below waits: the bases have its place.
    await expect(passButton(page)).toHaveCount(0);
    const letters = await held
      .locator('[data-rules]')
      .evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
    expect(letters).toBeGreaterThanOrEqual(15);
    await expect(page.locator('[data-column]')).not.toHaveCount(0);

    await held.getByRole('button', { name: 'Cancel' }).tap();
    await expect(held).toHaveCount(0);
    await expect(own).toHaveAttribute('data-mark', 'choice');
    await expect(passButton(page)).toBeVisible();

    // Twice: it is chosen, and its place is asked for.
    await own.dispatchEvent('click');
    await own.dispatchEvent('click');
    await expect(page.getByRole('region', { name: 'What to do' })).toContainText('at which base?');
  });

  test('the tabs say which bases matter', async ({ page }) => {
    await openFound(page, minionsToPlay, 2, 20);
    await expect(page.getByRole('button', { name: /^Show .*, power \d+ of \d+/ }).first()).toBeVisible();
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: SIZES.tablet, hasTouch: true, isMobile: true });

  test('the menu has no keys', async ({ page }) => {
    await openFound(page, minionsToPlay, 2, 20);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeHidden();
  });
});
