import { test, type Player } from './kit/people.ts';
import { deal, openTable } from './kit/tables.ts';
import { expect } from './kit/test.ts';

test.use({ wishes: { seed: 5 } });

test('in another’s turn one says in advance what to pass, sees it stand, and takes it back', async ({
  bring,
}) => {
  const ann = await bring('Ann', { place: null });
  const bob = await bring('Bob', { place: null });
  await deal([ann, bob], await openTable(ann, ['me', 'invited'], { clock: { kind: 'days', days: 2 } }));
  const offers = ({ page }: Player) => page.getByRole('button', { name: 'Pass for me …' });
  await expect
    .poll(async () => (await offers(ann).count()) + (await offers(bob).count()), 'one of them waits')
    .toBe(1);
  const [waiting, other] = (await offers(ann).count()) === 1 ? [ann, bob] : [bob, ann];
  const { page } = waiting;
  const open = offers(waiting);
  const note = page.getByText('Passing for you until your next turn.');
  await page.setViewportSize({ width: 390, height: 844 });

  await test.step('by keyboard, on a phone', async () => {
    await open.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Pass for me' });
    await dialog.getByRole('button', { name: 'Until my next turn' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(note).toBeVisible();
  });
  await test.step('it stands after a reload, and nobody else sees it', async () => {
    await page.reload();
    await expect(note).toBeVisible();
    await expect(other.page.getByText('Passing for you')).toBeHidden();
  });
  await test.step('one click takes it back', async () => {
    await page.getByRole('button', { name: 'Ask me again' }).click();
    await expect(note).toBeHidden();
    await expect(open).toBeVisible();
  });
});
