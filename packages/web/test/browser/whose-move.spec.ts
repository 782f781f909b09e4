import { answering, minionsToPlay } from '../../tools/found-games.ts';
import { SIZES } from '../../tools/sizes.ts';
import { openFound } from './kit/found.ts';
import { hurry } from './kit/settings.ts';
import { passButton } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

for (const size of ['phone', 'sideways', 'desktop'] as const) {
  test.describe(size, () => {
    test.use({ viewport: SIZES[size] });

    test('the own seat names its factions, and Done says what follows', async ({ page }) => {
      await openFound(page, minionsToPlay, 2, 20);
      const factions = page.getByRole('region', { name: /, you$/ }).getByRole('listitem');
      await expect(factions).toHaveCount(2);
      for (const at of [0, 1]) {
        const text = factions.nth(at).locator('span').last();
        await expect(text).toBeVisible();
        expect(await text.innerText()).toMatch(/\w{4}/);
      }
      await expect(passButton(page)).toHaveText(/^Done: (?:score .*, )?draw and end the turn$/);
    });

    test('what would be left undone is named before it is', async ({ page }) => {
      await openFound(page, minionsToPlay, 2, 20, { confirmEndTurn: true });
      const name = /^(?<name>[^,]+),/.exec(
        (await page.locator('[data-hand] button[data-mark="choice"]').first().getAttribute('aria-label')) ??
          '',
      )?.groups?.['name'];
      await passButton(page).click();
      const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
      await expect(dialog).toContainText(`Play ${name}`);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
    });

    test('a question in the turn of another looks like one', async ({ page }) => {
      await openFound(page, answering, 2, 20);
      const asked = page.getByRole('region', { name: 'What to do' });
      await expect(asked).toHaveAttribute('data-within', 'true');
      await expect(asked).toContainText('On Benedikta’s turn');
    });

    test('Continue comes first, and a quick game remembers its opponent', async ({ page }) => {
      await hurry(page);
      await page.goto('/');
      const ways = page.locator('main a.button, main button.button');
      await expect(ways.first()).toHaveText(/Play now/);
      await page.getByLabel('Opponent').selectOption('Bot: easy');
      await page.getByLabel('Factions', { exact: true }).selectOption('I choose my factions');
      await ways.first().click();
      await expect(page.getByRole('region', { name: 'Factions to choose from' })).toBeVisible();
      await page.goto('/');
      await expect(ways.first()).toHaveText(/Continue/);
      await expect(ways.nth(1)).toHaveText(/Play now/);
      await expect(page.getByLabel('Opponent')).toHaveValue('easy');
      await expect(page.getByLabel('Factions', { exact: true })).toHaveValue('free');
    });
  });
}
