import type { Page } from '@playwright/test';
import { test } from './kit/people.ts';
import { play } from './kit/play.ts';
import { scoringPanel, type Seen } from './kit/table.ts';
import { deal, expectTable, openTable, sitDown } from './kit/tables.ts';
import { expect } from './kit/test.ts';

/** A dead server and a dead network are said in the console by the browser itself. */
const NETWORK = /net::ERR_|WebSocket connection|Failed to load resource/;

const LOST = 'Connection lost. Coming back by itself …';

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

/** Each happens once, as soon as that turn is seen. */
function happening(...happenings: readonly Happening[]): (seen: Seen) => Promise<boolean> {
  const left = [...happenings];
  return async (seen) => {
    const [next] = left;
    if (next === undefined || turnOf(seen) < next[0]) return false;
    left.shift();
    await next[1]();
    return false;
  };
}

function resultOf(page: Page) {
  return page.getByRole('region', { name: 'The game is over' });
}

/** Whoever only looks on has the last scoring before them until they put it away. */
async function lookAtResult(page: Page): Promise<void> {
  const close = scoringPanel(page).getByRole('button', { name: 'To the result' });
  await expect(resultOf(page).or(close)).toBeVisible();
  if (await close.isVisible()) await close.click();
  await expect(resultOf(page)).toBeVisible();
}

test.describe('where the network fails', () => {
  // Each deal here gives quick factions: played by chance, other games take twice as long.
  test.use({ mayFail: NETWORK, wishes: { seed: 47 } });

  test('two browsers play a whole game, through a reload, a time offline, a second tab and a killed server', async ({
    bring,
    server,
    network,
  }) => {
    const ann = await bring('Ann', { place: null });
    const ben = await bring('Ben', { place: null, network });
    await ben.page.clock.install();
    await deal([ann, ben], await openTable(ann, ['me', 'invited']));
    const tab = await ben.context.newPage();
    const offline = async (): Promise<void> => {
      network.cut();
      await ben.context.setOffline(true);
      await expect(ben.page.getByText(LOST)).toBeVisible();
      await ben.page.clock.fastForward(60_000);
      await expect(ben.page.getByText(LOST)).toBeVisible();
      network.mend();
      await ben.context.setOffline(false);
      await expect(ben.page.getByText(LOST)).toBeHidden();
    };
    const restart = async (): Promise<void> => {
      await server.kill();
      await server.start();
    };
    await Promise.all([
      play(ann.page, {
        seed: 1,
        until: happening([2, async () => void (await ann.page.reload())], [6, restart]),
      }),
      play(ben.page, {
        seed: 2,
        until: happening([3, offline], [5, async () => void (await tab.goto(ben.page.url()))]),
      }),
    ]);
    for (const page of [ann.page, ben.page, tab]) await lookAtResult(page);
    const [one, other] = await Promise.all(
      [ann.page, tab].map((page) => resultOf(page).getByRole('list').first().innerText()),
    );
    expect(one).toBe(other);

    await test.step('the record can be kept, and the table has its address for ever', async () => {
      await ann.page.reload();
      await expect(resultOf(ann.page)).toBeVisible();
      const [file] = await Promise.all([
        ann.page.waitForEvent('download'),
        ann.page.getByRole('button', { name: 'Download the record' }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^smash-up-.*\.json$/);
      await ann.page.getByRole('button', { name: 'Keep it among your games' }).click();
      await expect(ann.page.getByRole('article')).toContainText('Ben');
      await ann.page.goBack();
    });

    await test.step('rematch', async () => {
      const old = ben.page.url();
      await expect(resultOf(ben.page).getByRole('button', { name: 'Rematch' })).toBeVisible();
      await resultOf(ben.page).getByRole('button', { name: 'Rematch' }).click();
      await expect(ben.page).not.toHaveURL(old);
      await resultOf(ann.page).getByRole('button', { name: 'To the rematch' }).click();
      await sitDown(ann);
      await ben.page.getByRole('button', { name: 'I am ready' }).click();
      await expectTable(ann);
      await expectTable(ben);
    });
  });
});

/** Says goodbye to a game that goes on. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'People' }).click();
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page.getByRole('heading', { name: 'Play online' })).toBeVisible();
}

test.describe('three', () => {
  test.use({ wishes: { seed: 7 } });

  test('browsers play a whole game; two leave, bots play for them, and who comes back has the seat', async ({
    bring,
  }) => {
    const [ann, ben, cho] = await Promise.all(
      ['Ann', 'Ben', 'Cho'].map((name) => bring(name, { place: null })),
    );
    const link = await openTable(ann, ['me', 'invited', 'open'], { leaving: 'bot' });
    await deal([ann, ben, cho], link);
    await Promise.all([
      play(ann.page, { seed: 9, until: untilTurn(6, async () => {}) }),
      play(ben.page, { seed: 8, until: untilTurn(2, () => leave(ben.page)) }),
      play(cho.page, { seed: 7, until: untilTurn(3, () => leave(cho.page)) }),
    ]);
    await expect(ann.page.getByText('a bot plays', { exact: true })).toHaveCount(2);
    await ben.page.getByRole('link', { name: /^Go there/ }).click();
    await expectTable(ben);
    await expect(ann.page.getByText('a bot plays', { exact: true })).toHaveCount(1);
    // The game goes on to its end, and in three turns at least it is he who is asked.
    const asked = new Set<number>();
    const note = (seen: Seen): boolean => {
      if (seen.choices.length > 0) asked.add(turnOf(seen));
      return false;
    };
    await Promise.all([play(ann.page, { seed: 9 }), play(ben.page, { seed: 8, until: note })]);
    expect(asked.size).toBeGreaterThan(2);
    // Who has left can look at how it ended.
    await cho.page.goto(link);
    for (const { page } of [ann, ben, cho]) await lookAtResult(page);
  });
});

test.describe('four', () => {
  test.use({ wishes: { seed: 115 } });

  test('browsers play a whole game, and a fifth watches', async ({ bring }) => {
    const players = await Promise.all(
      ['Ann', 'Ben', 'Cho', 'Dan'].map((name) => bring(name, { place: null })),
    );
    const link = await openTable(players[0], ['me', 'open', 'invited', 'open'], { isPublic: true });
    await deal(players, link);
    const eve = await bring('Eve', { place: null });
    const watch = async (): Promise<void> => {
      await eve.page.goto('/online');
      await eve.page.getByRole('link', { name: /^Watch/ }).click();
      await expectTable(eve);
      await expect(eve.page.getByRole('region', { name: 'Your hand' })).toHaveCount(0);
    };
    const until = [happening([16, watch])];
    await Promise.all(players.map(({ page }, at) => play(page, { seed: at, until: until[at] })));
    for (const { page } of [...players, eve]) await lookAtResult(page);
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
