import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { findGame, minionsToPlay } from '../../tools/found-games.ts';
import { againstRandomBots } from '../against-bots.ts';
import { openPage, type Page } from './kit/page.tsx';
import { fileOf } from './kit/table.ts';

const table = (page: Page): HTMLElement => page.getByRole('region', { name: /, you$/ });

it('a first game asks for a name once, and has no titans and no shared deck', async () => {
  let page = await openPage('/');
  await page.fill(page.getByLabelText('Your name'), 'Robin');
  await page.click(page.getByRole('button', { name: /^Play now/ }));
  expect(within(table(page)).getByText('Robin')).toBeTruthy();
  expect(within(table(page)).queryByText(/titan/i)).toBeNull();
  expect(page.queryByText('Madness')).toBeNull();
  page = await page.go('/');
  expect(page.queryByLabelText('Your name')).toBeNull();
});

it('whoever gives no name is not given one that they did not choose', async () => {
  const page = await openPage('/');
  await page.click(page.getByRole('button', { name: /^Play now/ }));
  expect(within(table(page)).getByText('Player 1')).toBeTruthy();
});

it('a game between bots is listed as watched, and never as one to go on with', async () => {
  const game: { seats: readonly object[] } = JSON.parse(againstRandomBots(findGame(minionsToPlay, 2, 20)));
  const sitter = { kind: 'bot', level: 'random' };
  const text = JSON.stringify({ ...game, seats: game.seats.map((seat) => ({ ...seat, sitter })) });
  let page = await openPage('/saved');
  await page.upload(page.getByLabelText('Choose files'), fileOf(text));
  expect(page.getByText('Bots only: you watched.')).toBeTruthy();
  page = await page.go('/');
  expect(page.queryByRole('link', { name: /^Continue/ })).toBeNull();
});
