import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { early, minionsToTakeBack } from '../../tools/found-games.ts';
import { all, concede, one, openFound, openMenu, sayYes } from './kit/table.ts';

it('who concedes sees the result, also after a reload, and can play on against stronger bots', async () => {
  const page = await openFound([early, 2, 2]);
  await concede(page);
  expect(page.getByRole('region', { name: 'The game is over' }).textContent).toContain('You conceded.');
  const again = await page.reload();
  const result = again.getByRole('region', { name: 'The game is over' });
  expect(result.textContent).toContain('You conceded.');
  const address = again.path();
  await again.click(within(result).getByRole('button', { name: 'Play harder bots' }));
  expect(again.path()).not.toBe(address);
  expect(one('[data-instruction]').textContent).not.toBe('');
});

it('a restart begins with the same hand', async () => {
  const page = await openFound([early, 2, 2]);
  await openMenu(page);
  await page.click(page.getByRole('button', { name: 'Restart with the same deal' }));
  const address = page.path();
  await sayYes(page);
  expect(page.path()).not.toBe(address);
  expect(within(page.getByRole('region', { name: 'Your hand' })).getAllByRole('listitem')).toHaveLength(5);
});

it('a turn is taken back to its start, and what was played is in the hand again', async () => {
  const page = await openFound([minionsToTakeBack, 2, 8]);
  const labels = (): (string | null)[] =>
    all('[data-hand] button').map((card) => card.getAttribute('aria-label'));
  const held = labels();
  const name = /, Minion, power \d+\. (?:Ongoing|Talent):.*\(can be chosen\)$/;
  await page.click(page.getAllByRole('button', { name })[0]);
  expect(page.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  await page.click(one('[data-spot] button[data-mark]'));
  expect(labels()).toHaveLength(held.length - 1);
  await openMenu(page);
  await page.click(page.getByRole('button', { name: 'Undo to the start of the turn' }));
  expect(labels()).toEqual(held);
  await openMenu(page);
  expect(page.queryByRole('button', { name: 'Undo to the start of the turn' })).toBeNull();
});
