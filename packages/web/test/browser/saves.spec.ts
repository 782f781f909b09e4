import type { Page } from '@playwright/test';
import { early } from '../../tools/found-games.ts';
import { beginGame } from './kit/begin.ts';
import { openFound } from './kit/found.ts';
import { expectTurnKept, passTurn } from './kit/kept.ts';
import { look } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

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
    games.first().getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const file = info.outputPath('game.json');
  await download.saveAs(file);

  await games.first().getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this game?' });
  await question.getByRole('button', { name: 'Keep game' }).click();
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
