import { crowd, minionsToPlay } from '../../tools/found-games.ts';
import { openFound } from './kit/found.ts';
import { turnSeen } from './kit/kept.ts';
import { passButton } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

test('the focus comes to the table, and never falls to the page', async ({ page }) => {
  await openFound(page, minionsToPlay, 2, 20);
  await expect(page.getByRole('heading', { name: 'The table' })).toBeFocused();
  await passButton(page).focus();
  // Whatever has it in any frame.
  await page.evaluate(() => {
    const look = (): void => {
      if (document.activeElement === document.body) document.body.dataset['fallen'] = '';
      requestAnimationFrame(look);
    };
    look();
  });
  const before = await turnSeen(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => turnSeen(page)).toBeGreaterThan(before);
  await expect(page.locator('[data-active]')).toBeVisible();
  await expect(page.locator('body[data-fallen]')).toHaveCount(0);
});

test('a base from near names each player in one line', async ({ page }) => {
  await openFound(page, crowd, 4, 12);
  await page
    .locator('[data-spot] > div > button')
    .first()
    .click({ button: 'right', position: { x: 70, y: 20 } });
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
