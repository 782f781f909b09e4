import { test } from './kit/people.ts';
import { expectTable, openByHand, openTable, sitDown } from './kit/tables.ts';
import { expect } from './kit/test.ts';

/** The server's times. */
const MINUTE = 60_000;
const QUICK_WAIT_MILLIS = 20_000;
const EXPIRY_MILLIS = 30 * MINUTE;

test('a table: lobby, link, code, changes of its owner, leaving', async ({ bring, stranger, world }) => {
  const ann = await bring('Ann', { place: null });
  const ben = await bring('Ben');
  const dan = await bring('Dan');
  const link = await openByHand(ann, ['Me', 'Anybody', 'A friend'], { isPublic: true });
  const seats = (page: typeof ann.page) => page.getByRole('region', { name: 'Seats' });

  await test.step('the lobby changes as one looks', async () => {
    await world.rounds();
    const lobby = ben.page.getByRole('region', { name: 'Public tables' });
    await expect(lobby.getByText('Ann, a free seat, and a reserved seat', { exact: true })).toBeVisible();
    // Whoever joins has a seat: from the lobby, the open one.
    await lobby.getByRole('link', { name: /^Join/ }).click();
    await expect(seats(ann.page).getByRole('listitem').nth(1)).toContainText('Ben');
  });
  await test.step('a link leads to a seat in one click, with the name that is asked for', async () => {
    // Whoever opens a table is ready, and can take that back.
    await ann.page.getByRole('button', { name: 'Wait, I am not ready' }).click();
    const cho = await stranger({ place: link });
    await expect(cho.page.getByLabel('Your name')).toBeFocused();
    await cho.page.getByLabel('Your name').fill('Cho');
    await cho.page.getByRole('button', { name: 'Join the table' }).click();
    await expect(seats(ann.page)).toContainText('Cho');
    await expect(seats(ann.page).getByText('ready', { exact: true })).toHaveCount(2);
    // Nobody else can be invited, and all that is missing is that the host is ready.
    await expect(cho.page.getByText('Waiting for Ann to be ready.')).toBeVisible();
    await expect(ann.page.getByText('Everybody is here.')).toBeVisible();
    await expect(ann.page.getByLabel('Link', { exact: true })).toBeHidden();
    await cho.page.getByRole('button', { name: 'Leave the table' }).click();
    await expect(cho.page.getByRole('heading', { name: 'Play online' })).toBeVisible();
    await expect(seats(ann.page)).not.toContainText('Cho');
  });
  await test.step('a code that was read out leads there, too', async () => {
    const code = await ann.page.getByText('Code to read out').locator('b').innerText();
    await dan.page.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
    await dan.page.getByRole('button', { name: 'Go to the table' }).click();
    await expect(seats(dan.page)).toContainText('Ben');
    await sitDown(dan);
    // The button that was pressed is gone: by keyboard one goes on from there.
    await expect(seats(dan.page).getByRole('heading')).toBeFocused();
    const [, table = ''] = /\/t\/(.*)#/.exec(link) ?? [];
    await dan.ask({ ask: 'stand', table });
    await expect(dan.page.getByRole('button', { name: /^Sit here/ })).toHaveCount(1);
  });
  await test.step('a changed table takes everybody’s ready back', async () => {
    await expect(seats(ann.page).getByText('ready', { exact: true })).toBeVisible();
    await ann.page.getByRole('button', { name: 'Change the settings' }).click();
    const dialog = ann.page.getByRole('dialog');
    await dialog.getByRole('group', { name: 'Seat 3' }).getByLabel('Who plays').selectOption('Bot: random');
    await dialog.getByRole('button', { name: 'Save the changes' }).click();
    await expect(seats(ben.page)).toContainText('Bot (random)');
    await expect(ben.page.getByRole('button', { name: 'I am ready' })).toBeVisible();
    // Whoever has come too late is told so.
    await expect(dan.page.getByText('All seats are taken.')).toBeVisible();
  });
  await test.step('who opened it asks somebody to leave, and closes it', async () => {
    await seats(ann.page).getByRole('button', { name: 'Remove Ben' }).click();
    await expect(ben.page.getByText('The host has removed you from a table.')).toBeVisible();
    await expect(seats(ann.page)).not.toContainText('Ben');
    await ann.page.getByRole('button', { name: 'Close the table' }).click();
    await expect(ann.page.getByRole('heading', { name: 'This table is closed' })).toBeVisible();
  });
});

test('quick match: two who want the same meet', async ({ bring, world }) => {
  const ann = await bring('Ann');
  const ben = await bring('Ben');
  for (const { page } of [ann, ben]) {
    await page.getByRole('checkbox', { name: 'Fill empty seats with bots' }).uncheck();
    await page.getByRole('button', { name: 'Find a game' }).click();
    await world.settled();
  }
  await expectTable(ann);
  await expectTable(ben);
});

test.describe('while nobody comes', () => {
  test('bots fill a quick match for which nobody comes; a table that nobody touches is closed with a notice', async ({
    bring,
    world,
  }) => {
    const ann = await bring('Ann');
    await ann.page.getByRole('checkbox', { name: 'Fill empty seats with bots' }).check();
    await ann.page.getByRole('button', { name: 'Find a game' }).click();
    await world.pass(QUICK_WAIT_MILLIS);
    await expectTable(ann);
    await expect(ann.page.getByRole('region', { name: 'Factions to choose from' })).toBeVisible();
    await ann.page.goto('/online');
    await openTable(ann, ['me', 'open']);
    await world.pass(EXPIRY_MILLIS + MINUTE, MINUTE);
    await expect(ann.page.getByText('One of your tables was closed before a game began.')).toBeVisible();
    await expect(ann.page.getByText('Ann and a free seat')).toBeHidden();
  });
});

test.describe('while a server begins anew', () => {
  test.use({ mayFail: /net::ERR_/ });

  test('a page that could not load all of itself comes to the lobby all the same', async ({ bring }) => {
    const ann = await bring('Ann', { place: null });
    let asked = 0;
    await ann.page.route(/\/worker-/, (route) => (asked++ === 0 ? route.abort() : route.continue()));
    await ann.page.goto('/online');
    await expect(ann.page.getByRole('region', { name: 'Public tables' })).toBeVisible();
    expect(asked).toBe(2);
    // From there a table of one's own is one click away.
    await ann.page.getByRole('button', { name: 'Open a table' }).click();
    await expect(ann.page.getByRole('heading', { name: 'Invite friends' })).toBeVisible();
  });
});
