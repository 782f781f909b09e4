import { early } from '../../tools/found-games.ts';
import { SIZES } from '../../tools/sizes.ts';
import { openFound } from './kit/found.ts';
import { expect, test } from './kit/test.ts';

for (const size of ['phone', 'desktop'] as const) {
  test.describe(size, () => {
    test.use({ viewport: SIZES[size] });

    test('who concedes sees the result, and can play on against stronger bots', async ({ page }) => {
      await openFound(page, early, 2, 2);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Concede' }).click();
      await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button').last().click();
      const result = page.getByRole('region', { name: 'The game is over' });
      await expect(result).toContainText('You have given up.');
      const address = page.url();
      await page.reload();
      await expect(result).toContainText('You have given up.');
      await result.getByRole('button', { name: 'Rematch, harder' }).click();
      await expect(page).not.toHaveURL(address);
      await expect(page.locator('[data-active], [data-instruction]').first()).toBeVisible();
    });

    test('a restart begins with the same hand', async ({ page }) => {
      await openFound(page, early, 2, 2);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Restart with the same deal' }).click();
      const address = page.url();
      await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button').last().click();
      await expect(page).not.toHaveURL(address);
      await expect(page.getByRole('region', { name: 'Your hand' }).getByRole('listitem')).toHaveCount(5);
    });
  });
}
