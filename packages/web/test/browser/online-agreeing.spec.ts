import type { Locator } from '@playwright/test';
import { concede } from './kit/concede.ts';
import { test, type Player } from './kit/people.ts';
import { stopClock } from './kit/stand.ts';
import { passButton } from './kit/table.ts';
import { deal, openTable } from './kit/tables.ts';
import { expect } from './kit/test.ts';

/** Whoever has to decide at the moment, and the others. */
async function whoDecides(players: readonly Player[]): Promise<[asked: Player, ...others: Player[]]> {
  await players[0]?.world.settled();
  const asked = players.map(async ({ page }) => page.locator('[data-instruction][data-active]').count());
  const areAsked = (await Promise.all(asked)).map((count) => count > 0);
  expect(areAsked.filter(Boolean)).toHaveLength(1);
  const at = areAsked.indexOf(true);
  return [players[at], ...players.filter((_, other) => other !== at)];
}

const resultOf = ({ page }: Player): Locator => page.getByRole('region', { name: 'The game is over' });

/** The server's: when the person who is asked has been gone for so long, the others may act. */
const GRACE_MILLIS = 120_000;

/** The page's times: an answer that takes so long is spoken of, and a socket that is silent so long is dead. */
const WAITED_MILLIS = 700;
const PROBE_MILLIS = 2000;

const proposal = ({ page }: Player): Locator => page.getByRole('region', { name: 'A proposal' });

test.describe('taking back what others have been asked about', () => {
  test.use({ wishes: { seed: 3 } });

  test('is proposed, agreed to, refused, and refused for good; one concedes, and all see who has won', async ({
    bring,
    world,
  }) => {
    const ann = await bring('Ann', { place: null });
    const ben = await bring('Ben', { place: null });
    const link = await openTable(ann, ['me', 'invited'], { choice: 'draft', isPublic: true });
    await deal([ann, ben], link);
    const [asked, other] = await whoDecides([ann, ben]);
    const offeredTo = ({ page }: Player) => page.getByRole('region', { name: 'Factions to choose from' });
    const offered = offeredTo(asked);
    const pick = async (who: Player): Promise<void> => {
      await expect(who.page.locator('[data-instruction][data-active]')).toHaveCount(1);
      await offeredTo(who).locator('button[data-mark]').first().click();
      await world.settled();
    };
    // Until the other has picked, a pick can be taken back without a word.
    const choose = async (): Promise<void> => {
      await pick(asked);
      await expect(asked.page.locator('[data-instruction][data-active]')).toHaveCount(0);
      await pick(other);
    };
    const propose = async (): Promise<void> => {
      await asked.page.getByRole('button', { name: 'Undo' }).click();
      await expect(proposal(asked)).toContainText('You would like to go back to this moment');
      await expect(proposal(other)).toContainText(`${asked.name} would like to go back to this moment`);
    };

    // Whoever waits reads whose choice it is, once, and can look at what there is.
    const line = other.page.getByRole('region', { name: 'What to do' });
    await expect(line).toContainText(`${asked.name} is choosing a first faction.`);
    await expect(other.page.getByText('is choosing a')).toHaveCount(1);
    await pick(asked);
    await asked.page.getByRole('button', { name: 'Undo' }).click();
    await choose();
    await propose();
    await proposal(other).getByRole('button', { name: 'Agree' }).click();
    await expect(offered.locator('button[data-mark]').first()).toBeVisible();
    await expect(proposal(asked)).toBeHidden();

    await choose();
    await propose();
    await proposal(other).getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(proposal(asked)).toBeHidden();

    await propose();
    await proposal(other).getByRole('button', { name: 'Decline for the whole game' }).click();
    await expect(proposal(asked)).toBeHidden();
    await asked.page.getByRole('button', { name: 'Undo' }).click();
    await expect(asked.page.getByRole('alert')).toContainText(
      'nothing can be undone once others have decided',
    );
    await world.settled();
    await expect(proposal(other)).toBeHidden();

    await concede(other.page);
    await expect(resultOf(other)).toContainText(`You conceded. ${asked.name} wins.`);
    await expect(resultOf(asked)).toContainText(`${other.name} conceded. You win!`);
    const watcher = await bring('Cho', { place: link.replace(/#.*/, '') });
    await expect(resultOf(watcher)).toContainText(`${other.name} conceded. ${asked.name} wins!`);
    await other.page.reload();
    await expect(resultOf(other)).toContainText(`You conceded. ${asked.name} wins.`);
    await expect(resultOf(other).getByRole('button', { name: 'Rematch' })).toBeVisible();
  });
});

test.describe('somebody who is asked and gone', () => {
  test.use({ wishes: { seed: 4 } });

  test('is waited for, voted about, and replaced by a bot when all agree', async ({ bring, world }) => {
    const players: Player[] = [];
    for (const name of ['Ann', 'Ben', 'Cho']) players.push(await bring(name, { place: null }));
    await deal(players, await openTable(players[0], ['me', 'invited', 'invited']));
    const [gone, one, other] = await whoDecides(players);
    await gone.page.close();
    const away = ({ page }: Player): Locator => page.getByText(`${gone.name} has been away for a while.`);
    await world.pass(GRACE_MILLIS / 2);
    // Whoever does nothing for so long would be away as well.
    for (const { page } of [one, other])
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await world.pass(GRACE_MILLIS / 2);
    for (const each of [one, other]) await expect(away(each)).toBeHidden();
    await world.pass(1);
    for (const each of [one, other]) await expect(away(each)).toBeVisible();

    await other.page.getByRole('button', { name: 'Keep waiting' }).click();
    await expect(away(other)).toBeHidden();
    await one.page.getByRole('button', { name: 'End the game' }).click();
    await expect(proposal(other)).toContainText(`${one.name} suggests ending the game`);
    await proposal(other).getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(proposal(one)).toBeHidden();

    await one.page.getByRole('button', { name: 'Let a bot play' }).click();
    await expect(proposal(other)).toContainText(`a bot plays for ${gone.name}`);
    await proposal(other).getByRole('button', { name: 'Agree' }).click();
    for (const { page } of [one, other])
      await expect(page.getByText('a bot plays', { exact: true })).toBeVisible();
  });
});

test('chat is off at a switch; a block hides the tables of either from the other', async ({
  bring,
  world,
}) => {
  const ann = await bring('Ann', { place: null });
  const ben = await bring('Ben', { place: null });
  const cho = await bring('Cho');
  await deal([ann, ben], await openTable(ann, ['me', 'invited']));
  for (const { page } of [ann, ben]) await page.getByRole('button', { name: 'People' }).click();

  await test.step('whoever has turned chat off hears nothing', async () => {
    await ben.page.getByLabel('Show chat').click();
    await expect(ben.page.getByText('Chat is off.')).toBeVisible();
    await ann.page.getByRole('button', { name: 'Wow!' }).click();
    await expect(ann.page.getByRole('log', { name: 'Chat' })).toContainText('Wow!');
    await ben.page.getByLabel('Show chat').click();
    await expect(ben.page.getByText('Chat is off.')).toBeHidden();
    await ann.page.getByRole('button', { name: 'Oops!' }).click();
    await expect(ben.page.getByRole('log', { name: 'Chat' })).toContainText('Ann: Oops!');
  });
  await test.step('a block works both ways in the lobby', async () => {
    await ann.page.getByRole('button', { name: 'Block Ben' }).click();
    await expect(ann.page.getByRole('button', { name: 'Unblock Ben' })).toBeVisible();
    for (const each of [ann, ben]) {
      await openTable(each, ['me', 'open'], { isPublic: true });
      await each.page.goto('/online');
    }
    await openTable(cho, ['me', 'open'], { isPublic: true });
    await world.rounds();
    const open = ({ page }: Player): Locator => page.getByRole('region', { name: 'Public tables' });
    for (const each of [ann, ben, cho]) await expect(open(each)).toContainText('Cho');
    for (const name of ['Ann', 'Ben']) await expect(open(cho)).toContainText(name);
    await expect(open(ann)).not.toContainText('Ben');
    await expect(open(ben)).not.toContainText('Ann');
  });
});

test('a socket that says it is open and is not is noticed and replaced; what was decided meanwhile is not lost', async ({
  bring,
}) => {
  const ann = await bring('Ann', { place: null });
  const ben = await bring('Ben', { place: null });
  for (const { page } of [ann, ben]) await page.clock.install();
  /** Whose sockets are dead, up to which one: on a busy machine it need not be the first. */
  let dead: { readonly whose: Player; readonly upTo: number } | null = null;
  const opened = new Map<Player, number>();
  for (const each of [ann, ben])
    await each.page.routeWebSocket(/api.socket/, (socket) => {
      const number = (opened.get(each) ?? 0) + 1;
      opened.set(each, number);
      const server = socket.connectToServer();
      // As after a phone has slept: nothing arrives any more, in either direction, and nobody says so.
      const isDead = (): boolean => dead?.whose === each && number <= dead.upTo;
      socket.onMessage((message) => {
        if (!isDead()) server.send(message);
      });
      server.onMessage((message) => {
        if (!isDead()) socket.send(message);
      });
    });
  await deal([ann, ben], await openTable(ann, ['me', 'invited']));
  const [asked, other] = await whoDecides([ann, ben]);
  // By and by the page would find out by itself: its time stands still.
  const { clock } = asked.page;
  await stopClock(asked.page);
  await asked.world.settled();
  const upTo = opened.get(asked) ?? 0;
  dead = { whose: asked, upTo };
  await passButton(asked.page).click();
  await clock.runFor(WAITED_MILLIS);
  await expect(asked.page.getByText('Sending your choice …')).toBeVisible();
  await other.page.getByRole('button', { name: 'People' }).click();
  await other.page.getByRole('button', { name: 'Wow!' }).click();
  await expect(other.page.getByRole('log', { name: 'Chat' })).toContainText('Wow!');
  // The page is looked at again.
  await asked.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await clock.runFor(PROBE_MILLIS);
  await clock.resume();
  await expect(asked.page.getByText('Sending your choice …')).toBeHidden();
  await asked.page.getByRole('button', { name: 'People' }).click();
  await expect(asked.page.getByRole('log', { name: 'Chat' })).toContainText(`${other.name}: Wow!`);
  expect(opened.get(asked)).toBeGreaterThan(upTo);
});
