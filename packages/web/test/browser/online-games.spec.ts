import type { Page } from '@playwright/test';
import {
  expectSameResult,
  goOffline,
  LOST,
  NETWORK,
  openAsWell,
  reload,
  secondTab,
  turnOf,
} from './kit/online-game.ts';
import { test, type Player } from './kit/people.ts';
import { playTogether } from './kit/play.ts';
import type { Seen } from './kit/table.ts';
import { deal, expectTable, openTable, sitDown } from './kit/tables.ts';
import { expect } from './kit/test.ts';

type Happening = readonly [turn: number, what: () => Promise<void>];

/** Each happens once, as soon as that turn is seen. */
function happenings(...happenings: readonly Happening[]): (seen: Seen) => Promise<'look again' | 'answer'> {
  const left = [...happenings];
  return async (seen) => {
    const [next] = left;
    if (next === undefined || turnOf(seen) < next[0]) return 'answer';
    left.shift();
    await next[1]();
    return 'look again';
  };
}

/** In that turn they stop playing, after they have done that. */
function untilTurn(turn: number, then = async (): Promise<void> => {}) {
  return async (seen: Seen): Promise<'play no more' | 'answer'> => {
    if (turnOf(seen) < turn) return 'answer';
    await then();
    return 'play no more';
  };
}

/** Says goodbye to a game that goes on. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  // Among three, the game is the others' as well.
  await expect(page.getByRole('button', { name: 'Concede' })).toBeHidden();
  await page.getByRole('button', { name: 'Leave the game' }).click();
  const sure = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(sure).toContainText('a bot plays for you. You can come back at any time.');
  await sure.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page.getByRole('heading', { name: 'Play online' })).toBeVisible();
}

/** The same, and closes the page: an open one is waited for at every step. */
async function leaveForGood(page: Page): Promise<void> {
  await leave(page);
  await page.close();
}

/** Pages open their lines again by themselves, on their own clocks. */
async function expectConnected(players: readonly Player[]): Promise<void> {
  for (const { page } of players) await expect(page.getByText(LOST)).toBeHidden();
}

test.describe('three', () => {
  test.use({ mayFail: NETWORK, wishes: { seed: 7 } });

  test('browsers play a whole game; two leave, bots play for them, who comes back has the seat, goes offline and on, and leaves again', async ({
    bring,
    server,
    network,
    world,
  }) => {
    const ann = await bring('Ann', { place: null });
    const ben = await bring('Ben', { place: null, network });
    const cho = await bring('Cho', { place: null });
    await ben.page.clock.install();
    const link = await openTable(ann, ['me', 'invited', 'open'], { leaving: 'bot' });
    await deal([ann, ben, cho], link);
    const players = [
      { page: ann.page, seed: 9, before: untilTurn(6) },
      { page: ben.page, seed: 8, before: untilTurn(2, () => leave(ben.page)) },
      { page: cho.page, seed: 7, before: untilTurn(3, () => leaveForGood(cho.page)) },
    ];
    await playTogether(world, players, { gathers: true });
    await expect(ann.page.getByText('a bot plays', { exact: true })).toHaveCount(2);
    await ben.page.getByRole('link', { name: /^Go to the table/ }).click();
    await world.settled();
    await expectTable(ben);
    await expect(ann.page.getByText('a bot plays', { exact: true })).toHaveCount(1);
    const dieAndReturn = async (): Promise<void> => {
      await server.kill();
      await expect(ann.page.getByText(LOST)).toBeVisible();
      await server.start();
      await expectConnected([ann, ben]);
    };
    // The game goes on to its end. He has the seat: each happens in another turn in which he is asked.
    const bensLot = [() => reload(ben), () => goOffline(ben, network), () => leaveForGood(ben.page)];
    const turns = new Set<number>();
    await playTogether(
      world,
      [
        { page: ann.page, seed: 9, before: happenings([8, dieAndReturn]) },
        {
          page: ben.page,
          seed: 8,
          before: async (seen) => {
            if (seen.choices.length === 0 || turns.has(turnOf(seen))) return 'answer';
            turns.add(turnOf(seen));
            await bensLot.shift()?.();
            return bensLot.length > 0 ? 'look again' : 'play no more';
          },
        },
      ],
      { gathers: true },
    );
    expect(bensLot).toEqual([]);
    // Who has left can look at how it ended.
    const [bens, chos] = [await ben.context.newPage(), await cho.context.newPage()];
    for (const page of [bens, chos]) await page.goto(link);
    await expectSameResult([ann.page, bens, chos]);
  });
});

/** In which the game of four is left. */
const LAST_TURN = 6;

test.describe('four', () => {
  test.use({ mayFail: NETWORK, wishes: { seed: 11 } });

  test('browsers play on through a reload, a second tab and a restart, and a fifth sees what they see', async ({
    bring,
    server,
    world,
  }) => {
    const players: Player[] = [];
    for (const name of ['Ann', 'Ben', 'Cho', 'Dan']) players.push(await bring(name, { place: null }));
    const [ann, ben, cho, dan] = players;
    const link = await openTable(ann, ['me', 'open', 'invited', 'open'], { isPublic: true });
    await deal(players, link);
    const eve = await bring('Eve', { place: null });
    const tab = await secondTab(cho);
    const restart = async (): Promise<void> => {
      await server.restart();
      await expectConnected(players);
    };
    await playTogether(
      world,
      [
        { page: ann.page, seed: 0, before: happenings([4, restart]) },
        { page: ben.page, seed: 1, before: happenings([2, () => reload(ben)]) },
        { page: cho.page, seed: 2, before: happenings([3, () => openAsWell(tab, cho)]) },
        { page: dan.page, seed: 3 },
      ],
      { gathers: true, isEnough: (seen) => turnOf(seen) >= LAST_TURN },
    );
    await eve.page.goto('/online');
    await eve.page.getByRole('link', { name: /^Watch/ }).click();
    await expectTable(eve);
    await world.settled();
    await expect(eve.page.getByRole('region', { name: 'Your hand' })).toHaveCount(0);
    const pages = [...players, eve].map(({ page }) => page).concat(tab);
    const headers = pages.map((page) => page.locator('header p').first().innerText());
    expect(new Set(await Promise.all(headers)).size, 'all see the same turn').toBe(1);
  });
});

test.describe('a network without sockets', () => {
  test.use({ wishes: { seed: 47 } });

  test('leads to a table, and to some turns at it, by plain HTTP', async ({ bring, world }) => {
    const ann = await bring('Ann', { place: null });
    const ben = await bring('Ben', { place: null });
    // They open and close at once, as behind a proxy that does not know them.
    await ben.page.routeWebSocket(/api.socket/, (socket) => socket.close());
    const link = await openTable(ann, ['me', 'invited']);
    await ben.page.goto(link);
    await sitDown(ben);
    await ann.page.goto(link);
    await ann.page.getByRole('button', { name: 'I am ready' }).click();
    await world.settled();
    await expectTable(ann);
    await expectTable(ben);
    const players = [ann, ben].map(({ page }, seed) => ({ page, seed }));
    await playTogether(world, players, { isEnough: (seen) => turnOf(seen) >= 3 });
    await world.settled();
    for (const { page } of [ann, ben]) await expect(page.getByText(/^Turn [3-9]/).first()).toBeVisible();
    await expect(ben.page.getByText(LOST)).toBeHidden();
  });
});
