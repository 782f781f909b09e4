import { expectNoOverflow, expectNoSeriousFinding } from './kit/findings.ts';
import { test, type Player } from './kit/people.ts';
import { lookAs, press, timeline } from './kit/replay.ts';
import { deal, dealWithoutPages, openByHand, openTable } from './kit/tables.ts';
import { playUntil } from './kit/town.ts';
import { expect } from './kit/test.ts';

/** In which the server passes for whoever has no choice. */
const WINDOW_MILLIS = 600;

test('one’s own page: a rated game that is over, its replay from any seat, results, leaderboard, a key is offered', async ({
  bring,
  world,
}) => {
  const ann = await bring('Ann', { place: null });
  const ben = await bring('Ben', { place: null });
  const link = await openByHand(ann, ['Me', 'A friend'], { rated: true });
  await expect(ann.page.getByText('rated', { exact: true })).toBeVisible();
  await deal([ann, ben], link);
  const table = new URL(ann.page.url()).pathname.replace('/t/', '');

  // While it is played it is the first thing on the page, and says whose turn it is.
  const turnsOf = async ({ page: seen }: Player): Promise<number> => {
    await seen.goto('/me');
    await expect(seen.getByRole('heading', { name: 'Your tables' })).toBeVisible();
    await world.settled();
    return seen.getByText('Your turn', { exact: true }).count();
  };
  expect((await turnsOf(ann)) + (await turnsOf(ben))).toBe(1);
  // And it says so as it changes, without being asked.
  const turn = ({ page: seen }: Player) => seen.getByText('Your turn', { exact: true });
  const [asked, other] = (await turn(ann).count()) === 1 ? [ann, ben] : [ben, ann];
  await playUntil(
    [asked, other],
    table,
    ({ who }) => who === other,
    () => world.pass(WINDOW_MILLIS),
  );
  await world.rounds();
  await expect(turn(other)).toBeVisible();
  await expect(turn(asked)).toBeHidden();

  expect(await ben.ask({ ask: 'leave', table })).toMatchObject({ ok: true });
  expect(await ann.ask({ ask: 'propose', table, what: 'end', seat: 1 })).toMatchObject({ ok: true });
  await world.rounds();
  const { page } = ann;
  await page.goto(`/t/${table}`);
  // Why it ended is read before how everybody stood.
  await expect(page.getByRole('region', { name: 'The game is over' })).toContainText(
    /The game was ended by agreement\..*Standings/,
  );
  // Who was waited for is waited for no more.
  await expect(page.getByRole('button', { name: 'Keep waiting' })).toBeHidden();
  await page.goto('/online');
  await expect(page.getByRole('heading', { name: 'Keep your name and your games' })).toBeVisible();
  await page.getByRole('link', { name: 'Choose a key' }).click();
  await expect(page.getByRole('heading', { name: 'Games played' })).toBeVisible();
  await expect(page.getByText(/^1st · /)).toBeVisible();
  await expect(page.getByText('1 game, 1 won')).toBeVisible();
  await expect(
    page.getByText(/Your rating is 1\d\d\d; 4 more rated games put you on the leaderboard\./),
  ).toBeVisible();
  await page.getByText('Mute or block', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Mute Ben' })).toBeVisible();
  await expectNoSeriousFinding(page);
  await expectNoOverflow(page);
  await page.getByRole('link', { name: 'Leaderboard' }).click();
  // Alone, and two against two.
  await expect(page.getByText('Nobody has played enough rated games yet.')).toHaveCount(2);
  await page.goBack();
  await page.getByRole('link', { name: /^Watch it again/ }).click();
  await expect(timeline(page)).toBeVisible();
  await lookAs(page, 'Ben');
  await press(page, 'To the end');
  await expect(page.getByText('The game was ended by agreement.')).toBeVisible();
});

test('whoever opens the link of a game that is over sees how it ended, and is asked for no name', async ({
  bring,
  stranger,
  world,
}) => {
  const ann = await bring('Ann', { place: null });
  const ben = await bring('Ben', { place: null });
  for (const isPublic of [true, false]) {
    // A private game is shown with its invitation.
    const link = await openTable(ann, ['me', 'invited'], { isPublic });
    const table = await dealWithoutPages([ann, ben], link);
    const { page } = await stranger({ place: isPublic ? `/t/${table}` : link });
    // As long as it is played, there is something to do for which a name is needed.
    await expect(page.getByLabel('Your name')).toBeVisible();
    await playUntil(
      [ann, ben],
      table,
      ({ answers }) => answers > 2,
      () => world.pass(WINDOW_MILLIS),
    );
    await ben.ask({ ask: 'concede', table });
    await page.reload();
    const result = page.getByRole('region', { name: 'The game is over' });
    await expect(result.getByRole('heading', { name: 'Ben conceded. Ann wins!' })).toBeVisible();
    if (isPublic) {
      await expectNoSeriousFinding(page);
      await expectNoOverflow(page);
    }
    await result.getByRole('button', { name: 'Watch it again' }).click();
    await expect(result).toBeHidden();
    await expect(timeline(page)).toHaveValue('0');
    await press(page, 'To the end');
    await expect(page.getByText('Ben conceded, so Ann won.')).toBeVisible();
    await expect(page.getByLabel('Your name')).toHaveCount(0);
  }
});
