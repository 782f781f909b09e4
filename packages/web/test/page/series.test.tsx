import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { Device } from './kit/device.ts';
import { openPage, type Page } from './kit/page.tsx';
import { concede } from './kit/table.ts';

/** A game against a bot, the first of three. */
async function beginSeries(device: Device, factions: 'Kept' | 'Swapped' | 'Chosen anew'): Promise<Page> {
  const page = await openPage('/new', { device });
  await page.select(
    within(page.getByRole('group', { name: 'Player 2' })).getByLabelText('Who plays'),
    'Bot: random',
  );
  await page.click(page.getByRole('radio', { name: /^Random/ }));
  await page.click(page.getByRole('radio', { name: 'Best of 3' }));
  await page.click(page.getByRole('radio', { name: new RegExp(`^${factions}`) }));
  await page.fill(page.getByLabelText('Seed'), '5');
  await page.click(page.getByRole('button', { name: 'Begin game' }));
  return page;
}

function factionsOf(page: Page, name: string): readonly (string | null)[] {
  return within(page.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ title }) => title)
    .filter((title) => title !== '');
}

it('best of three with swapped factions: the score stands beside the names, with the result and with the saved games', async () => {
  const device = new Device();
  const page = await beginSeries(device, 'Swapped');
  const mine = factionsOf(page, 'Player 1, you');
  const theirs = factionsOf(page, 'Bolt');
  expect(page.getAllByText('0 won')).toHaveLength(2);
  await concede(page);
  const result = page.getByRole('region', { name: 'The game is over' });
  expect(result.textContent).toContain('Best of 3, after game 1');
  expect(result.textContent).toContain('Bolt: 1 game');
  expect(within(result).queryByRole('button', { name: 'Rematch' })).toBeNull();

  await page.click(within(result).getByRole('button', { name: 'Next game' }));
  expect(factionsOf(page, 'Player 1, you')).toEqual(theirs);
  expect(factionsOf(page, 'Bolt')).toEqual(mine);
  // It is kept with the game.
  const again = await page.reload();
  expect(within(again.getByRole('region', { name: 'Bolt' })).getByText('1 won')).toBeTruthy();
  await concede(again);
  const last = again.getByRole('region', { name: 'The game is over' });
  expect(last.textContent).toContain('Bolt won the series');
  expect(last.textContent).toContain('Player 1: 0 games');

  await again.click(within(last).getByRole('button', { name: 'Rematch' }));
  expect(again.getAllByText('0 won')).toHaveLength(2);
  const saved = await openPage('/saved', { device });
  expect(saved.getByText('Best of 3, game 2. Won before: 0 : 1.')).toBeTruthy();
});

it('factions are kept, and a game by itself has no score', async () => {
  const page = await beginSeries(new Device(), 'Kept');
  const mine = factionsOf(page, 'Player 1, you');
  await concede(page);
  await page.click(page.getByRole('button', { name: 'Next game' }));
  expect(factionsOf(page, 'Player 1, you')).toEqual(mine);
  await concede(page);
  await page.click(page.getByRole('button', { name: 'Play harder bots' }));
  expect(page.queryByText(/^\d won$/)).toBeNull();
});
