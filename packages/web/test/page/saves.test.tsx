import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { Device } from './kit/device.ts';
import { openPage, type Page } from './kit/page.tsx';
import { play } from './kit/play.ts';
import { beginGame, fileOf, turnSeen } from './kit/table.ts';

/** An answer that nobody was offered, and nothing to go on from. */
const CHEAT = { answers: 'AAA0', names: ['A wish'], checkpoints: [] };

const BOT = 'Bot: random';

const savedGames = (page: Page): HTMLElement[] =>
  within(page.getByRole('list', { name: 'Games' })).getAllByRole('article');

/** The file of the first game in the list. */
async function exported(page: Page): Promise<string> {
  const [first] = savedGames(page);
  await page.click(within(first).getByRole('button', { name: /^Save as a file/ }));
  return page.device.downloads.at(-1) ?? '';
}

it('several saved games; export, import, delete', async () => {
  const before = await beginGame(['Person', BOT], 'Random', 31);
  const { device } = await beginGame(['Person', BOT, BOT], 'Random', 32, { device: before.device });
  const page = await openPage('/saved', { device });
  expect(savedGames(page)).toHaveLength(2);
  const three = savedGames(page).find(({ textContent }) => textContent?.includes('Comet')) ?? document.body;
  await page.click(within(three).getByRole('button', { name: /^Save as a file/ }));
  const file = device.downloads.at(-1) ?? '';
  const answer = async (name: string): Promise<void> => {
    await page.click(within(three).getByRole('button', { name: /^Delete/ }));
    await page.click(
      within(page.getByRole('dialog', { name: 'Delete this game?' })).getByRole('button', { name }),
    );
  };
  await answer('Keep game');
  expect(savedGames(page)).toHaveLength(2);
  await answer('Delete game');
  expect(savedGames(page)).toHaveLength(1);
  await page.upload(page.getByLabelText('Choose files'), fileOf(file));
  expect(page.getByText('game.json is now in your saved games.')).toBeTruthy();
  expect(savedGames(page)).toHaveLength(2);
  const back = savedGames(page).find(({ textContent }) => textContent?.includes('Comet')) ?? document.body;
  await page.click(within(back).getByRole('link', { name: /Resume/ }));
  expect(page.getByRole('region', { name: 'Comet' })).toBeTruthy();
});

it('the same game is not taken in twice', async () => {
  const { device } = await beginGame(['Person', BOT], 'Random', 34);
  const page = await openPage('/saved', { device });
  await page.upload(page.getByLabelText('Choose files'), fileOf(await exported(page)));
  expect(page.getByText(/already/)).toBeTruthy();
  expect(savedGames(page)).toHaveLength(1);
});

it('files that are no games are refused with the reason, and destroy nothing', async () => {
  const { device } = await beginGame(['Person', BOT], 'Random', 33);
  const page = await openPage('/saved', { device });
  const good = await exported(page);
  const broken = {
    'picture.json': '\u0000\u0001PNG',
    'empty.json': '',
    'list.json': '[1, 2, 3]',
    'half.json': good.slice(0, good.length / 2),
    'cheat.json': JSON.stringify(Object.assign({}, JSON.parse(good), CHEAT)),
    'future.json': good.replace(/"format":\s*\d+/, '"format":999'),
  };
  const files = Object.entries(broken).map(([name, text]) => fileOf(text, name));
  await page.upload(page.getByLabelText('Choose files'), ...files);
  const results = within(page.getByRole('list', { name: 'Imported files' })).getAllByRole('listitem');
  expect(results.map(({ textContent }) => textContent)).toEqual(
    Object.keys(broken).map((name): unknown => expect.stringMatching(new RegExp(`^${name}: .{10,}`))),
  );
  expect(savedGames(page)).toHaveLength(1);
  expect(savedGames(await page.reload())).toHaveLength(1);
});

describe('a game whose cards have changed', () => {
  it('says so in the list and at the table', async () => {
    const game = await beginGame(['Person', BOT], 'Random', 35);
    await play(game, { seed: 5, until: () => turnSeen() > 1 });
    forgeAnswers(game.device);
    const page = await openPage('/saved', { device: game.device });
    const note = /The cards have changed since this game was saved/;
    expect(page.getByText(note)).toBeTruthy();
    await page.click(page.getByRole('link', { name: /Resume/ }));
    const told = page.getAllByRole('status').find(({ textContent }) => note.test(textContent ?? ''));
    await page.click(within(told ?? document.body).getByRole('button', { name: 'Close' }));
    expect(page.queryByText(note)).toBeNull();
    expect(page.getByRole('region', { name: 'Your hand' })).toBeTruthy();
  });
});

/** As if an answer had been given to other cards: the checkpoint still holds. */
function forgeAnswers({ games }: Device): void {
  for (const [id, stored] of games) {
    const text = JSON.stringify(stored).replace(/\\"answers\\":\\"(?:...)/u, '\\"answers\\":\\"AAA');
    games.set(id, JSON.parse(text));
  }
}

it('an address of a game that is not there says so', async () => {
  const page = await openPage('/game/none');
  expect(page.getByRole('heading', { name: 'This game cannot be opened' })).toBeTruthy();
  await page.click(page.getByRole('link', { name: 'Saved games' }));
  expect(page.getByRole('heading', { name: 'Saved games' })).toBeTruthy();
});
