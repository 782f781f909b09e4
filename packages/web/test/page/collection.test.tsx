import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openPage } from './kit/page.tsx';

it('what is not in the collection is not on offer, and a link passes the collection on', async () => {
  let page = await openPage('/collection');
  const box = (name: string) => page.getByRole<HTMLInputElement>('checkbox', { name });
  expect(box('Core Set').checked).toBe(true);
  await page.click(page.getByRole('button', { name: 'Remove all' }));
  expect(page.getByRole('alert').textContent).toContain('four factions');
  await page.click(box('Core Set'));
  await page.click(box('Robots'));
  expect(box('Core Set').indeterminate).toBe(true);
  page = await page.go('/new');
  await page.click(page.getByText('Factions on offer', { selector: 'summary' }));
  await page.click(page.getByRole('radio', { name: /^My collection/ }));
  await page.click(page.getByRole('button', { name: 'Choose factions for Player 1' }));
  const picker = within(page.getByRole('dialog'));
  expect(picker.queryByRole('button', { name: 'See the cards of Robots' })).toBeNull();
  expect(picker.getByRole('button', { name: 'See the cards of Aliens' })).toBeTruthy();
  page = await page.go('/collection?have=awesome-level-9000.robots');
  await page.click(page.getByRole('button', { name: 'Use it as mine' }));
  expect(box('Robots').checked).toBe(true);
  expect(box('Aliens').checked).toBe(false);
  expect(box('Awesome Level 9000').checked).toBe(true);
  // So does the pairing of the day.
  page = await page.go('/daily');
  const mine = ['Bear Cavalry', 'Ghosts', 'Killer Plants', 'Robots', 'Steampunks'];
  expect(mine.filter((name) => page.queryAllByText(name).length > 0)).toHaveLength(4);
});
