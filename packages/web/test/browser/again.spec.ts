import { early, minionsToTakeBack } from '../../tools/found-games.ts';
import { SIZES } from '../../tools/sizes.ts';
import { concede } from './kit/concede.ts';
import { openFound } from './kit/found.ts';
import { expectEndKept } from './kit/kept.ts';
import { expect, test } from './kit/test.ts';

for (const size of ['phone', 'desktop'] as const) {
  test.describe(size, () => {
    test.use({ viewport: SIZES[size] });

    test('who concedes sees the result, and can play on against stronger bots', async ({ page }) => {
      await openFound(page, early, 2, 2);
      await concede(page);
      const result = page.getByRole('region', { name: 'The game is over' });
      await expect(result).toContainText('You have given up.');
      const address = page.url();
      await expectEndKept(page);
      await page.reload();
      await expect(result).toContainText('You have given up.');
      await result.getByRole('button', { name: 'Harder rematch' }).click();
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

test('a turn is taken back to its start, and what was played is in the hand again', async ({ page }) => {
  await openFound(page, minionsToTakeBack, 2, 8);
  const hand = page.locator('[data-hand] button');
  const labels = (): Promise<(string | null)[]> =>
    hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  const held = await labels();
  await page
    .getByRole('button', { name: /, Minion, power \d+\. (?:Ongoing|Talent):.*\(can be chosen\)$/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await page.locator('[data-spot] button[data-mark]').first().click();
  await expect(hand).toHaveCount(held.length - 1);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Undo to the start of the turn' }).click();
  await expect.poll(labels).toEqual(held);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Undo to the start of the turn' })).toHaveCount(0);
});
