import { concede } from './kit/concede.ts';
import { test } from './kit/machines.ts';
import type { Network } from './kit/network.ts';
import {
  expectSameResult,
  goOffline,
  LOST,
  NETWORK,
  openAsWell,
  reload,
  resultOf,
  secondTab,
  turnOf,
} from './kit/online-game.ts';
import type { OnlineServer } from './kit/online-server.ts';
import type { Player } from './kit/people.ts';
import { play } from './kit/play.ts';
import { look, nextSight, passButton, type Seen } from './kit/table.ts';
import { deal, expectTable, openTable } from './kit/tables.ts';
import { expect } from './kit/test.ts';
import { together } from './kit/together.ts';

// A game in several browsers: on a busy machine it takes a multiple of its minute.
test.describe.configure({ timeout: 900_000 });

type Happening = readonly [turn: number, what: () => Promise<void>];

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
  const isInOtherTab = async (): Promise<boolean> => {
    const { turn, decision } = await look(page);
    return turn !== before.turn || (decision !== null && decision !== before.decision);
  };
  await server.stopWhile(async () => {
    const tenSeconds = page.waitForTimeout(10_000);
    await passButton(page).click();
    await expect.poll(isInOtherTab).toBe(true);
    await tenSeconds;
  });
}

test.describe('two machines', () => {
  // Each deal here gives quick factions: played by chance, other games take twice as long.
  test.use({ mayFail: NETWORK, wishes: { seed: 47 } });

  test('two browsers play on through a reload, a time offline, a second tab, one process killed, the other stopped', async ({
    bring,
    server,
    other,
    ways: [anns, bens],
  }) => {
    const ann = await bring('Ann', { place: null, network: anns });
    const ben = await bring('Ben', { place: null, network: bens });
    await ben.page.clock.install();
    await deal([ann, ben], await openTable(ann, ['me', 'invited']));
    const tab = await secondTab(ben);
    const happening = happenings();
    const annsLot = happening(
      [2, () => reload(ann)],
      [4, () => server.kill()],
      [5, () => startAgain(server, ann, anns)],
    );
    // When she can end her turn without a base that scores: then nobody else is asked before it is over.
    let stoppedIn: number | null = null;
    let asked: string | null = null;
    const stopOnce = async (seen: Seen): Promise<boolean> => {
      // To a question that is seen again an answer may be on its way, and the turn over before the process stops.
      const isNew = seen.decision !== asked;
      asked = seen.decision;
      const canEndTurn = seen.choices.some(({ label }) => label.startsWith('End turn'));
      // Ben has had a turn at the process that was stopped.
      if (stoppedIn !== null) return turnOf(seen) >= stoppedIn + 2;
      if (!isNew || turnOf(seen) <= 5 || !canEndTurn) return false;
      stoppedIn = turnOf(seen);
      await answerWhileStopped(other, ann);
      return false;
    };
    await together(
      [ann.page, ben.page, tab],
      [
        play(ann.page, {
          seed: 1,
          // She may have been cut off and come back meanwhile: what was seen before is drawn anew.
          until: async (seen) => (await annsLot(seen)) || stopOnce(await nextSight(ann.page)),
        }).then(() => concede(ann.page)),
        play(ben.page, {
          seed: 2,
          until: happening([2, () => goOffline(ben, bens)], [3, () => openAsWell(tab, ben)]),
        }),
      ],
    );
    expect(stoppedIn).not.toBeNull();
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
      await expect(resultOf(ann.page).getByText('Ben wants a rematch.')).toBeVisible();
      await resultOf(ann.page).getByRole('button', { name: 'Join the rematch' }).click();
      // Both have said that they want to play.
      await expectTable(ann);
      await expectTable(ben);
      // What was said of the first game is settled.
      for (const { page } of [ann, ben]) await expect(page.getByText('at one of your tables')).toBeHidden();
    });
  });
});
