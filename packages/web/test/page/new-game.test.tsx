import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openPage } from './kit/page.tsx';

it('a set-up says what is wrong with it, and is remembered', async () => {
  const page = await openPage('/new');
  const second = within(page.getByRole('group', { name: 'Player 2' }));
  await page.fill(second.getByLabelText('Name'), 'Player 1');
  expect(page.getByText('Two players are called Player 1.')).toBeTruthy();
  await page.fill(second.getByLabelText('Name'), 'Bea');
  expect(page.queryByText('Two players are called Player 1.')).toBeNull();
  await page.fill(page.getByLabelText('Seed'), 'ten');
  await page.click(page.getByRole('button', { name: 'Begin game' }));
  expect(page.path()).toBe('/new');
  const why = 'The seed must be a number of up to nine digits or 32 hex digits, not “ten”.';
  expect(page.getByText(why)).toBeTruthy();
  await page.fill(page.getByLabelText('Seed'), '');
  await page.click(second.getByRole('radio', { name: 'Green' }));
  const again = await page.reload();
  const reloaded = within(again.getByRole('group', { name: 'Player 2' }));
  expect(reloaded.getByLabelText<HTMLInputElement>('Name').value).toBe('Bea');
  expect(reloaded.getByRole<HTMLInputElement>('radio', { name: 'Green' }).checked).toBe(true);
});

it('factions are chosen beforehand, after a look at their cards', async () => {
  const page = await openPage('/new');
  const press = (name: string | RegExp): Promise<void> => page.click(page.getByRole('button', { name }));
  await press('Choose factions for Player 1');
  const picker = within(page.getByRole('dialog', { name: 'Pick two factions for Player 1' }));
  await page.click(picker.getByRole('button', { name: 'See the cards of Robots' }));
  expect(within(page.getByRole('dialog', { name: 'Robots' })).getByText('Nukebot')).toBeTruthy();
  await page.key('Escape');
  expect(page.queryByRole('dialog', { name: 'Robots' })).toBeNull();
  await press(/^Robots/);
  await press(/^Bear Cavalry/);
  await press('Done');
  await press('Choose factions for Bolt');
  expect(page.getByRole('button', { name: 'Robots Taken by Player 1.' })).toBeTruthy();
  await press(/^Ghosts/);
  await press(/^Wizards/);
  await press('Done');
  await press('Begin game');
  const you = within(page.getByRole('region', { name: 'Player 1, you' }));
  expect(you.getByRole('listitem', { name: 'Robots' })).toBeTruthy();
  expect(you.getByRole('listitem', { name: 'Bear Cavalry' })).toBeTruthy();
});

it('among many factions one is searched, kept as a favourite, or left to chance', async () => {
  let page = await openPage('/new');
  const openPicker = async (who = 'Player 1') => {
    await page.click(page.getByRole('button', { name: `Choose factions for ${who}` }));
    return within(page.getByRole('dialog'));
  };
  let picker = await openPicker();
  const names = () =>
    picker.queryAllByRole('button', { name: /^See the cards of/ }).map(({ textContent }) => textContent);
  expect(picker.getByRole('heading', { name: 'Core Set' })).toBeTruthy();
  const all = names().length;
  expect(all).toBeGreaterThan(8);
  await page.click(picker.getByRole('button', { name: 'Favourites' }));
  expect(picker.getByText('No favourites yet. Press a faction’s star to add one.')).toBeTruthy();
  await page.click(picker.getByRole('button', { name: 'Favourites' }));
  await page.fill(picker.getByRole('searchbox', { name: 'Search factions' }), 'robo');
  expect(names()).toEqual(['See the cards of Robots']);
  await page.click(picker.getByRole('button', { name: 'Favourite: Robots' }));
  await page.click(picker.getByRole('button', { name: 'Surprise me' }));
  await page.click(picker.getByRole('button', { name: 'Done' }));
  const seat = within(page.getByRole('group', { name: 'Player 1' }));
  expect(seat.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Robots']);
  page = await page.reload();
  picker = await openPicker('Bolt');
  await page.click(picker.getByRole('button', { name: 'Favourites' }));
  expect(names()).toEqual(['See the cards of Robots']);
});

it('a draft lays out the factions that are named; who begins and extra bases are under the rules', async () => {
  const page = await openPage('/new');
  const press = (name: string | RegExp): Promise<void> => page.click(page.getByRole('button', { name }));
  const pick = async (...names: readonly string[]): Promise<void> => {
    const picker = within(page.getByRole('dialog'));
    for (const name of names) await page.click(picker.getByRole('button', { name: new RegExp(`^${name}`) }));
    await page.click(picker.getByRole('button', { name: 'Done' }));
  };
  await page.click(page.getByRole('radio', { name: /^Draft/ }));
  await page.click(page.getByRole('checkbox', { name: /^Allow duplicates/ }));
  await press('Name them');
  await pick('Ghosts', 'Robots', 'Wizards');
  expect(page.getByText(/^The draft needs 4 factions, two for each player, not 3\./)).toBeTruthy();
  await press('Change');
  await pick('Ninjas');
  await page.select(page.getByLabelText('Who begins'), 'Bolt');
  await page.click(within(page.getByRole('group', { name: 'Extra bases' })).getByLabelText('Monster Smash'));
  expect(page.getByText(/Bolt begins · bases of one more set/)).toBeTruthy();
  await press('Begin game');
  const offered = within(page.getByRole('region', { name: 'Factions to choose from' }));
  expect(offered.getAllByRole('button', { name: /^See the cards of/ })).toHaveLength(4);
});
