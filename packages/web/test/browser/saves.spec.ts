import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { early } from '../../tools/found-games.ts';
import { beginGame } from './kit/begin.ts';
import { openFound } from './kit/found.ts';
import { expectTurnKept, passTurn } from './kit/kept.ts';
import { play } from './kit/play.ts';
import { look } from './kit/table.ts';
import { hurry } from './kit/settings.ts';
import { expect, test } from './kit/test.ts';

/** An answer that nobody was offered, and nothing to go on from. */
const CHEAT = { answers: 'AAA0', names: ['A wish'], checkpoints: [] };

/** What is on the table: the turn, everybody's cards and points, and what may be chosen. */
async function whatIsSeen(page: Page) {
  const { prompt, choices } = await look(page);
  return {
    prompt,
    choices: choices.length,
    hand: await page.getByRole('region', { name: 'Your hand' }).getByRole('listitem').allTextContents(),
    bases: await page
      .getByRole('region', { name: 'Bases' })
      .getByRole('heading', { level: 3 })
      .allTextContents(),
  };
}

test('a game goes on where it was after the page is loaded again, and after it was left', async ({
  page,
}) => {
  await openFound(page, early, 2, 2);
  // One press, so that nothing is on its way when the page is left.
  await passTurn(page);
  await expectTurnKept(page);
  const before = await whatIsSeen(page);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
  await expect.poll(() => whatIsSeen(page)).toEqual(before);

  await page.goto('/');
  await page.getByRole('link', { name: /Continue/ }).click();
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
  await expect.poll(() => whatIsSeen(page)).toEqual(before);
});

test('several saved games; export, import, delete', async ({ page }, info) => {
  await beginGame(page, { sitters: ['Person', 'Bot: random'], choice: 'Random', seed: 31 });
  await beginGame(page, { sitters: ['Person', 'Bot: random', 'Bot: random'], choice: 'Random', seed: 32 });
  await page.goto('/saved');
  const games = page.getByRole('list', { name: 'Games' }).getByRole('article');
  await expect(games).toHaveCount(2);
  await expect(games.first()).toContainText('Comet');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    games.first().getByRole('button', { name: 'Export' }).click(),
  ]);
  const file = info.outputPath('game.json');
  await download.saveAs(file);

  await games.first().getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this game?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(games).toHaveCount(2);
  await games.first().getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(games).toHaveCount(1);

  await page.getByLabel('Choose files').setInputFiles(file);
  await expect(page.getByText('game.json is now in your saved games.')).toBeVisible();
  await expect(games).toHaveCount(2);
  await games
    .filter({ hasText: 'Comet' })
    .getByRole('link', { name: /Resume/ })
    .click();
  await expect(page.getByRole('region', { name: 'Comet' })).toBeVisible();
});

test('the same game is not taken in twice', async ({ page }) => {
  await beginGame(page, { sitters: ['Person', 'Bot: random'], choice: 'Random', seed: 34 });
  await page.goto('/saved');
  const games = page.getByRole('list', { name: 'Games' }).getByRole('article');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    games.first().getByRole('button', { name: 'Export' }).click(),
  ]);
  await page.getByLabel('Choose files').setInputFiles(await download.path());
  await expect(page.getByText(/already/)).toBeVisible();
  await expect(games).toHaveCount(1);
});

test('files that are no games are refused with the reason, and destroy nothing', async ({ page }, info) => {
  await beginGame(page, { sitters: ['Person', 'Bot: random'], choice: 'Random', seed: 33 });
  await page.goto('/saved');
  const games = page.getByRole('list', { name: 'Games' }).getByRole('article');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    games.first().getByRole('button', { name: 'Export' }).click(),
  ]);
  const good = await readFile(await download.path(), 'utf8');
  const broken = {
    'picture.json': '\u0000\u0001PNG',
    'empty.json': '',
    'list.json': '[1, 2, 3]',
    'half.json': good.slice(0, good.length / 2),
    'cheat.json': JSON.stringify(Object.assign({}, JSON.parse(good), CHEAT)),
    'future.json': good.replace(/"format":\s*\d+/, '"format":999'),
  };
  const files: string[] = [];
  for (const [name, text] of Object.entries(broken)) {
    const file = info.outputPath(name);
    await writeFile(file, text);
    files.push(file);
  }
  await page.getByLabel('Choose files').setInputFiles(files);
  const results = page.getByRole('list', { name: 'Imported files' }).getByRole('listitem');
  await expect(results).toHaveCount(files.length);
  for (const name of Object.keys(broken)) {
    await expect(results.filter({ hasText: name })).toHaveText(new RegExp(`^${name}: .{10,}`));
  }
  await expect(games).toHaveCount(1);
  await page.reload();
  await expect(games).toHaveCount(1);
});

test('a game whose cards have changed says so in the list and at the table', async ({ page }) => {
  await beginGame(page, { sitters: ['Person', 'Bot: random'], choice: 'Random', seed: 35 });
  await play(page, { seed: 5, until: async () => (await page.getByText(/^Turn [2-9]/).count()) > 0 });
  await expectTurnKept(page);
  await page.goto('/saved');
  // As if an answer had been given to other cards: the checkpoint still holds.
  await page.evaluate(async () => {
    const asked = indexedDB.open('smash-up');
    await new Promise((resolve) => asked.addEventListener('success', resolve));
    const change = asked.result.transaction('games', 'readwrite');
    // A page that is left before its change is written takes the change with it.
    const written = new Promise((resolve) => change.addEventListener('complete', resolve));
    const walk: IDBRequest<IDBCursorWithValue | null> = change.objectStore('games').openCursor();
    await new Promise((resolve) => walk.addEventListener('success', resolve));
    const stored: { game: string } | undefined = walk.result?.value;
    if (stored === undefined) throw new Error('Nothing is saved.');
    stored.game = stored.game.replace(/"answers":"(?:...)/u, '"answers":"AAA');
    walk.result?.update(stored);
    await written;
  });
  await page.reload();
  const note = page.getByText(/The cards have changed since this game was saved/);
  await expect(note).toBeVisible();
  await page.getByRole('link', { name: /Resume/ }).click();
  const told = page.getByRole('status').filter({ has: note });
  await expect(told).toBeVisible();
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(note).toBeHidden();
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
});

test('an address of a game that is not there says so', async ({ page }) => {
  await hurry(page);
  await page.goto('/game/none');
  await expect(page.getByRole('heading', { name: 'This game cannot be opened' })).toBeVisible();
  await page.getByRole('link', { name: 'Saved games' }).click();
  await expect(page.getByRole('heading', { name: 'Saved games' })).toBeVisible();
});
