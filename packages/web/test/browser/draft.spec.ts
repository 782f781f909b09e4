import { SIZES } from '../../tools/sizes.ts';
import { beginGame } from './kit/begin.ts';
import { expect, test } from './kit/test.ts';

test('a draft: factions are laid out, each picks one, and then a second in reverse order', async ({
  page,
}) => {
  await beginGame(page, { sitters: ['Person', 'Bot: random', 'Bot: random'], choice: 'Draft', seed: 4 });
  const offered = page.getByRole('region', { name: 'Factions to choose from' });
  const you = page.getByRole('region', { name: 'Ace, you' });
  for (const picks of [1, 2]) {
    const faction = offered.locator('button[data-mark]').first();
    const name = ((await faction.locator('b, [class*=name]').first().textContent()) ?? '').trim();
    await faction.click();
    await expect(you.getByRole('listitem', { name, exact: true })).toBeVisible();
    await expect(you.getByRole('list').first().getByRole('listitem')).toHaveCount(picks);
  }
  await expect(page.getByRole('region', { name: 'Your hand' }).getByRole('listitem')).toHaveCount(5);
});

test('a draft says who chooses after whom, and who has taken what', async ({ page }) => {
  await beginGame(page, { sitters: ['Person', 'Person', 'Person'], choice: 'Draft', seed: 4 });
  const offered = page.getByRole('region', { name: 'Factions to choose from' });
  const order = page.getByRole('list', { name: 'Picking order' }).getByRole('listitem');
  await expect(order).toHaveCount(6);
  const names = await order.allTextContents();
  expect(names.slice(3)).toEqual(names.slice(0, 3).toReversed());
  await offered.locator('button[data-mark]').first().click();
  await expect(order).toHaveText(names.slice(1));
  await expect(offered.getByText(`Taken by ${names[0]}.`)).toBeVisible();
});

for (const size of ['phone', 'desktop'] as const) {
  test(`a draft between two people at one screen says whose choice it is (${size})`, async ({ page }) => {
    await page.setViewportSize(SIZES[size]);
    await beginGame(page, { sitters: ['Person', 'Person'], choice: 'Draft', seed: 4 });
    const asked = page.getByRole('region', { name: 'What to do' });
    const offered = page.getByRole('region', { name: 'Factions to choose from' });
    const names = new Set<string>();
    for (const nth of ['first', 'first', 'second', 'second']) {
      await expect(asked).toContainText(`draft your ${nth} faction.`);
      const [name = ''] = (await asked.locator('p').first().innerText()).split(',');
      names.add(name);
      // The seat that is marked as being on the move is the one that is asked.
      const seat = page.getByRole('region', { name: new RegExp(`^${name}`) }).first();
      await expect(seat).toHaveAttribute('data-turn', 'true');
      await expect(page.locator('[data-turn]')).toHaveCount(1);
      await expect(page.locator('[data-table] > header')).toContainText(name);
      const faction = offered.locator('button[data-mark]').first();
      const chosen = ((await faction.locator('b, [class*=name]').first().textContent()) ?? '').trim();
      await faction.click();
      await expect(page.getByRole('log')).toContainText(new RegExp(`chooses? ${chosen}\\.`));
    }
    expect([...names].toSorted()).toEqual(['Ace', 'Bolt']);
  });
}
