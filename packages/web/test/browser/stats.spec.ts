import { readFileSync } from 'node:fs';
import { layRecord, someGames } from '../../tools/own-stats.ts';
import { expectNoOverflow, expectNoSeriousFinding } from './kit/findings.ts';
import { hurry } from './kit/settings.ts';
import { expect, test } from './kit/test.ts';

test('the record is read as pictures and in figures, saved as a file and cleared; discoveries are off at a switch', async ({
  page,
}) => {
  await hurry(page);
  await page.goto('/about');
  await layRecord(page, someGames(23));
  await page.goto('/record');
  const factions = page.getByRole('region', { name: 'By faction' });
  await expect(factions.getByRole('figure', { name: /Robots \d+ %/ })).toBeVisible();
  await factions.getByText('Show as a table').click();
  await expect(factions.getByRole('row', { name: /^Robots 8/ })).toBeVisible();
  await expect(page.getByText('5 of 22 found')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Up your sleeve' })).toContainText('Found on');
  await expectNoSeriousFinding(page);
  await expectNoOverflow(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const saved: { games: unknown[] } = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(saved.games).toHaveLength(23);

  await page.getByRole('checkbox', { name: /Announce discoveries/ }).click();
  await expect(page.getByText('Up your sleeve')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear statistics' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear everything' }).click();
  await expect(page.getByText('You have not finished a game here yet.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You have not finished a game here yet.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Announce discoveries/ })).not.toBeChecked();
});
