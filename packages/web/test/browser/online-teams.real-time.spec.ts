import type { Page } from '@playwright/test';
import { expectNoOverflow } from './kit/findings.ts';
import { hurry } from './kit/settings.ts';
import { dealWithoutPages, openTable } from './kit/tables.ts';
import { expect, test } from './kit/test.ts';
import { playUntil, Town } from './kit/town.ts';

/** Few cards of theirs respond to anything, so few windows open. */
const POOL = ['Dinosaurs', 'Robots', 'Wizards', 'Zombies'];
const NAMES = ['Ann', 'Ben', 'Cho', 'Dee'];

// What is decided reaches the server without a screen: in four browsers it would take minutes.
test('two against two in four browsers, to the end: a pair sees what it has together, and wins together', async ({
  browser,
}) => {
  const town = await Town.open();
  const people = await town.people(...NAMES);
  const link = await openTable(people[0], ['me', 'invited', 'invited', 'invited'], {
    variant: 'teams',
    houseRules: { vpToWin: 20 },
    duplicates: true,
    pool: POOL,
    leaving: 'wait',
  });
  const table = await dealWithoutPages(people, link);
  const pages: Page[] = [];
  for (const who of people) {
    const storageState = await who.storage();
    const page = await browser.newPage({ baseURL: town.address, storageState, reducedMotion: 'reduce' });
    await hurry(page);
    pages.push(page);
  }

  let together: readonly string[] = [];
  await playUntil(people, table, ({ view: { players, teams } }) => {
    const vpOf = (team: readonly number[]) => team.reduce((sum, seat) => sum + (players[seat]?.vp ?? 0), 0);
    const [one = 0, other = 0] = teams.map(vpOf);
    together = [`team ${one}`, `team ${other}`];
    return one !== other;
  });
  for (const page of pages.slice(0, 2)) {
    await page.goto(`/t/${table}`);
    await expect(page.getByText('partner', { exact: true })).toHaveCount(1);
    for (const vp of together) await expect(page.getByText(vp, { exact: true })).toHaveCount(2);
    await page.goto('about:blank');
  }

  await playUntil(people, table, () => false);
  const said: string[] = [];
  for (const page of pages) {
    await page.goto(`/t/${table}`);
    const result = page.getByRole('region', { name: 'The game is over' });
    said.push(await result.getByRole('heading').first().innerText());
    await expectNoOverflow(page);
    await page.close();
  }
  const [ann, ben, cho, dee] = NAMES;
  expect([
    [`You win with ${cho}!`, `${ann} and ${cho} win!`, `You win with ${ann}!`, `${ann} and ${cho} win!`],
    [`${ben} and ${dee} win!`, `You win with ${dee}!`, `${ben} and ${dee} win!`, `You win with ${ben}!`],
  ]).toContainEqual(said);
  await town.end();
});
