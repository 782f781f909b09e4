import { beginGame } from './kit/begin.ts';
import { expect, test } from './kit/test.ts';

test('a draft: factions are laid out, each picks one, and then a second in reverse order', async ({
  page,
}) => {
  await beginGame(page, { sitters: ['Person', 'Bot: random', 'Bot: random'], choice: 'Draft', seed: 4 });
  const offered = page.getByRole('region', { name: 'Factions to choose from' });
  const you = page.getByRole('region', { name: 'Ace, you' });
  for (const picks of [1, 2]) {
    const faction = offered.locator('button[data-mark], button[aria-pressed]').first();
    const name = ((await faction.locator('b, [class*=name]').first().textContent()) ?? '').trim();
    await faction.click();
    await expect(you.getByRole('listitem', { name, exact: true })).toBeVisible();
    await expect(you.getByRole('listitem')).toHaveCount(picks);
  }
  await expect(page.getByRole('region', { name: 'Your hand' }).getByRole('listitem')).toHaveCount(5);
});
