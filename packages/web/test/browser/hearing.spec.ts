import { crowd, minionsToPlay } from '../../tools/found-games.ts';
import { openFound } from './kit/found.ts';
import { passButton } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

test('cards in hand are heard with their kind and power', async ({ page }) => {
  await openFound(page, minionsToPlay, 2, 20);
  const labels = await page
    .locator('[data-hand] button')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  expect(labels.length).toBeGreaterThan(1);
  for (const label of labels) expect(label).toMatch(/, (Minion, power \d+|Action|Minion or action)\./u);
});

test('the focus comes to the table, and never falls to the page', async ({ page }) => {
  await openFound(page, minionsToPlay, 2, 20);
  await expect(page.getByRole('heading', { name: 'The table' })).toBeFocused();
  await passButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('header').getByText(/^Turn/).first()).toBeVisible();
  for (let look = 0; look < 10; look += 1) {
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  }
});

test('a base from near names each player in one line', async ({ page }) => {
  await openFound(page, crowd, 4, 12);
  await page.locator('[data-spot] > div > button').first().click({ button: 'right' });
  const captions = page.getByRole('dialog').locator('caption');
  await expect(captions).toHaveCount(4);
  const lines = await captions.evaluateAll((all) =>
    all.map((caption) => {
      const range = document.createRange();
      range.selectNodeContents(caption);
      return Math.round(
        range.getBoundingClientRect().height / parseFloat(getComputedStyle(caption).fontSize),
      );
    }),
  );
  expect(Math.max(...lines)).toBeLessThan(2);
});
