import type { Page } from '@playwright/test';
import { test as onMachines } from './kit/machines.ts';
import type { Network } from './kit/network.ts';
import type { OnlineServer } from './kit/online-server.ts';
import { test, type Player } from './kit/people.ts';
import { play } from './kit/play.ts';
import { look, passButton, scoringPanel, type Seen } from './kit/table.ts';
import { deal, expectTable, openTable, sitDown } from './kit/tables.ts';
import { expect } from './kit/test.ts';
import { together } from './kit/together.ts';

// Whole games in several browsers: on a busy machine they take a multiple of their minute.
test.describe.configure({ timeout: 900_000 });

/** A dead server and a dead network are said in the console by the browser itself. */
const NETWORK = /net::ERR_|WebSocket connection|Failed to load resource/;

const LOST = 'Connection lost. Reconnecting …';

type Happening = readonly [turn: number, what: () => Promise<void>];

function turnOf({ turn }: Seen): number {
  return Number(/\d+/.exec(turn)?.[0] ?? 0);
}

/** Stops at that turn. */
function untilTurn(turn: number, then: () => Promise<void>): (seen: Seen) => Promise<boolean> {
  return async (seen) => {
    if (turnOf(seen) < turn) return false;
    await then();
    return true;
  };
}

/** Each happens once, as soon as that turn is seen; one at a time: no page can be reloaded while the server is dead. */
function happenings(): (...happenings: readonly Happening[]) => (seen: Seen) => Promise<boolean> {
  let last = Promise.resolve();
  return (...happenings) => {
    const left = [...happenings];
    return async (seen) => {
      const [next] = left;
      if (next === undefined || turnOf(seen) < next[0]) return false;
      left.shift();
      last = last.then(next[1]);
      await last;
      return false;
    };
  };
}

function resultOf(page: Page) {
  return page.getByRole('region', { name: 'The game is over' });
}

/** Whoever only looks on has the last scoring before them until they put it away. */
async function lookAtResult(page: Page): Promise<void> {
  await page.bringToFront();
  const close = scoringPanel(page).getByRole('button', { name: 'See the result' });
  await expect(resultOf(page).or(close)).toBeVisible();
  if (await close.isVisible()) await close.click();
  await expect(resultOf(page)).toBeVisible();
}

/** Until the table is seen: whether a picture is still on its way does not matter. */
async function reload({ page }: Player): Promise<void> {
  await page.reload({ waitUntil: 'commit' });
  await expectTable({ page });
}

/** An empty one, behind the first. */
async function secondTab({ page, context }: Player): Promise<Page> {
  const tab = await context.newPage();
  await page.bringToFront();
  return tab;
}

/** They look at the table there, too, and go on in the first tab. */
async function openAsWell(tab: Page, { page }: Player): Promise<void> {
  await tab.bringToFront();
  await tab.goto(page.url(), { waitUntil: 'commit' });
  await expectTable({ page: tab });
  await page.bringToFront();
}

/** Everything that this page hears is cut off, and it says so; then it comes back. */
async function goOffline({ page, context }: Player, network: Network): Promise<void> {
  network.cut();
  await context.setOffline(true);
  await expect(page.getByText(LOST)).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(page.getByText(LOST)).toBeVisible();
  network.mend();
  await context.setOffline(false);
  await expect(page.getByText(LOST)).toBeHidden();
}

async function dieAndReturn(server: OnlineServer): Promise<void> {
  await server.kill();
  await server.start();
}

/** They have seen the same end. */
async function expectSameResult(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await lookAtResult(page);
  const results = await Promise.all(
    pages.map((page) => resultOf(page).getByRole('list').first().innerText()),
  );
  expect(new Set(results).size).toBe(1);
}

/** The process runs again, and who had gone to the other one meanwhile comes back to it. */
async function startAgain(server: OnlineServer, { page }: Player, network: Network): Promise<void> {
  await server.start();
  network.cut();
  await expect(page.getByText(LOST)).toBeVisible();
  network.mend();
  await expect(page.getByText(LOST)).toBeHidden();
}

/** What somebody does elsewhere while a process is stopped is carried out before it goes on. */
async function answerWhileStopped(server: OnlineServer, { page }: Player): Promise<void> {
  const before = await look(page);
  const isElsewhere = async (): Promise<boolean> => {
    const { turn, decision } = await look(page);
    return turn !== before.turn || (decision !== null && decision !== before.decision);
  };
  await server.stopWhile(async () => {
    const tenSeconds = page.waitForTimeout(10_000);
    await passButton(page).click();
    await expect.poll(isElsewhere).toBe(true);
    await tenSeconds;
  });
}

onMachines.describe('two machines', () => {
  // Each deal here gives quick factions: played by chance, other games take twice as long.
  onMachines.use({ mayFail: NETWORK, wishes: { seed: 47 } });

  onMachines(
    'two browsers play a whole game through a reload, a time offline, a second tab, one process killed, the other stopped',
    async ({ bring, server, other, ways: [anns, bens] }) => {
      const ann = await bring('Ann', { place: null, network: anns });
      const ben = await bring('Ben', { place: null, network: bens });
      await ben.page.clock.install();
      await deal([ann, ben], await openTable(ann, ['me', 'invited']));
      const tab = await secondTab(ben);
      const happening = happenings();
      const annsLot = happening(
        [2, () => reload(ann)],
        [6, () => server.kill()],
        [7, () => startAgain(server, ann, anns)],
      );
      // When she can end her turn without a base that scores: then nobody else is asked before it is over.
      let wasStopped = false;
      let asked: string | null = null;
      const stopOnce = async (seen: Seen): Promise<boolean> => {
        // To a question that is seen again an answer may be on its way, and the turn over before the process stops.
        const isNew = seen.decision !== asked;
        asked = seen.decision;
        const canEndTurn = seen.choices.some(({ label }) => label.startsWith('Done: draw'));
        if (wasStopped || !isNew || turnOf(seen) <= 7 || !canEndTurn) return false;
        wasStopped = true;
        await answerWhileStopped(other, ann);
        return false;
      };
      await together(
        [ann.page, ben.page, tab],
        [
          play(ann.page, { seed: 1, until: async (seen) => (await annsLot(seen)) || stopOnce(seen) }),
          play(ben.page, {
            seed: 2,
            until: happening([3, () => goOffline(ben, bens)], [5, () => openAsWell(tab, ben)]),
          }),
        ],
      );
      expect(wasStopped).toBe(true);
      await expectSameResult([ann.page, ben.page, tab]);

      await test.step('the record can be kept, and the table has its address for ever', async () => {
        await ann.page.reload();
        await expect(resultOf(ann.page)).toBeVisible();
        const [file] = await Promise.all([
          ann.page.waitForEvent('download'),
          ann.page.getByRole('button', { name: 'Download the record' }).click(),
        ]);
        expect(file.suggestedFilename()).toMatch(/^smash-up-.*\.json$/);
        await ann.page.getByRole('button', { name: 'Add it to your saved games' }).click();
        await expect(ann.page.getByRole('article')).toContainText('Ben');
        await ann.page.goBack();
      });

      await test.step('rematch', async () => {
        const old = ben.page.url();
        await expect(resultOf(ben.page).getByRole('button', { name: 'Rematch' })).toBeVisible();
        await resultOf(ben.page).getByRole('button', { name: 'Rematch' }).click();
        await expect(ben.page).not.toHaveURL(old);
        await expect(ben.page.getByText('Kept for Ann', { exact: true })).toBeVisible();
        await expect(resultOf(ann.page).getByText('Somebody wants a rematch.')).toBeVisible();
        await resultOf(ann.page).getByRole('button', { name: 'Join the rematch' }).click();
        // Both have said that they want to play.
        await expectTable(ann);
        await expectTable(ben);
        // What was said of the first game is settled.
        for (const { page } of [ann, ben]) await expect(page.getByText('at one of your tables')).toBeHidden();
      });
    },
  );
});

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

test.describe('three', () => {
  test.use({ mayFail: NETWORK, wishes: { seed: 7 } });

  test('browsers play a whole game; two leave, bots play for them, who comes back has the seat, goes offline and on', async ({
    bring,
    server,
    network,
  }) => {
    const ann = await bring('Ann', { place: null });
    const ben = await bring('Ben', { place: null, network });
    const cho = await bring('Cho', { place: null });
    await ben.page.clock.install();
    const link = await openTable(ann, ['me', 'invited', 'open'], { leaving: 'bot' });
    await deal([ann, ben, cho], link);
    await together(
      [ann.page, ben.page, cho.page],
      [
        play(ann.page, { seed: 9, gathers: true, until: untilTurn(6, async () => {}) }),
        play(ben.page, { seed: 8, gathers: true, until: untilTurn(2, () => leave(ben.page)) }),
        play(cho.page, { seed: 7, gathers: true, until: untilTurn(3, () => leave(cho.page)) }),
      ],
    );
    await expect(ann.page.getByText('a bot plays', { exact: true })).toHaveCount(2);
    await ben.page.getByRole('link', { name: /^Go to the table/ }).click();
    await expectTable(ben);
    await expect(ann.page.getByText('a bot plays', { exact: true })).toHaveCount(1);
    // The game goes on to its end, and in three turns at least it is he who is asked.
    const asked = new Set<number>();
    const note = (seen: Seen): boolean => {
      if (seen.choices.length > 0) asked.add(turnOf(seen));
      return false;
    };
    const happening = happenings();
    const [anns, bens] = [
      happening([8, () => dieAndReturn(server)]),
      happening([7, () => reload(ben)], [9, () => goOffline(ben, network)]),
    ];
    await together(
      [ann.page, ben.page],
      [
        play(ann.page, { seed: 9, gathers: true, until: anns }),
        play(ben.page, { seed: 8, gathers: true, until: (seen) => note(seen) || bens(seen) }),
      ],
    );
    expect(asked.size).toBeGreaterThan(2);
    // Who has left can look at how it ended.
    await cho.page.goto(link);
    await expectSameResult([ann.page, ben.page, cho.page]);
  });
});

test.describe('four', () => {
  test.use({ mayFail: NETWORK, wishes: { seed: 11 } });

  test('browsers play a whole game through a reload, a second tab and a restart, and a fifth watches', async ({
    bring,
    server,
  }) => {
    const players = await Promise.all(
      ['Ann', 'Ben', 'Cho', 'Dan'].map((name) => bring(name, { place: null })),
    );
    const [ann, ben, cho] = players;
    const link = await openTable(ann, ['me', 'open', 'invited', 'open'], { isPublic: true });
    await deal(players, link);
    const eve = await bring('Eve', { place: null });
    const tab = await secondTab(cho);
    const watch = async (): Promise<void> => {
      await eve.page.goto('/online');
      await eve.page.getByRole('link', { name: /^Watch/ }).click();
      await expectTable(eve);
      await expect(eve.page.getByRole('region', { name: 'Your hand' })).toHaveCount(0);
    };
    const happening = happenings();
    const until = [
      happening([16, watch]),
      happening([3, () => reload(ben)]),
      happening([5, () => openAsWell(tab, cho)]),
      happening([8, () => server.restart()]),
    ];
    await together(
      players.map(({ page }) => page),
      players.map(({ page }, at) => play(page, { seed: at, gathers: true, until: until[at] })),
    );
    await expectSameResult([...players, eve].map(({ page }) => page).concat(tab));
  });
});

test.describe('a network without sockets', () => {
  test.use({ wishes: { seed: 47 } });

  test('leads to a table, and to some turns at it, by plain HTTP', async ({ bring }) => {
    const ann = await bring('Ann', { place: null });
    const ben = await bring('Ben', { place: null });
    // They open and close at once, as behind a proxy that does not know them.
    await ben.page.routeWebSocket(/api.socket/, (socket) => socket.close());
    const link = await openTable(ann, ['me', 'invited']);
    await ben.page.goto(link);
    await sitDown(ben);
    await ann.page.goto(link);
    await ann.page.getByRole('button', { name: 'I am ready' }).click();
    await expectTable(ann);
    await expectTable(ben);
    // Whoever is asked first in that turn stops; the other has nothing to do then.
    const stop = (seen: Seen): boolean => turnOf(seen) >= 4;
    await Promise.race([ann, ben].map(({ page }, at) => play(page, { seed: at, until: stop })));
    for (const { page } of [ann, ben]) await expect(page.getByText(/^Turn [4-9]/).first()).toBeVisible();
    await expect(ben.page.getByText(LOST)).toBeHidden();
  });
});
