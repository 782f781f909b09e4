import { expectNoOverflow, expectNoSeriousFinding } from './kit/findings.ts';
import { test } from './kit/people.ts';
import { dealWithoutPages, openTable } from './kit/tables.ts';
import { expect } from './kit/test.ts';
import { playUntil } from './kit/town.ts';

const LATE = 4;

test('watching with open hands: told before, nothing at first, then all hands, and a clean view', async ({
  bring,
  world,
}) => {
  const ann = await bring('Ann', { place: null });
  const ben = await bring('Ben');
  const link = await openTable(ann, ['me', 'open'], { isPublic: true, openHands: LATE, leaving: 'wait' });
  const [path = ''] = link.split('#');

  // Whoever comes to play is told in the lobby and at the table, before there are cards.
  await ann.page.goto(link);
  await world.pass(2000);
  await expect(ben.page.getByText(`watchers see all hands, ${LATE} turns late`)).toBeVisible();
  await ben.page.goto(path);
  await expect(ben.page.getByText('Play here with people you trust')).toBeVisible();
  await ann.page.goto('/about');
  await ben.page.goto('/about');
  const table = await dealWithoutPages([ann, ben], link);
  const people = [ann, ben];
  const playTo = (turn: number): Promise<void> =>
    playUntil(
      people,
      table,
      ({ decision, view }) => decision.kind === 'play' && view.turn.number >= turn,
      () => world.pass(1000),
    );

  await playTo(2);
  const zoe = await bring('Zoe', { place: path });
  await expect(zoe.page.getByRole('heading', { name: 'It begins soon' })).toBeVisible();
  await expectNoSeriousFinding(zoe.page);
  await expectNoOverflow(zoe.page);

  await playTo(LATE + 2);
  for (const name of ['Ann', 'Ben']) {
    const hand = zoe.page.getByRole('region', { name: `The hand of ${name}` });
    await expect(hand.getByRole('button').first()).toBeVisible();
    await expect(hand.getByRole('button', { name: 'face down' })).toHaveCount(0);
  }
  await expect(zoe.page.getByText(`with open hands, ${LATE} turns late`)).toBeVisible();
  await expectNoSeriousFinding(zoe.page);
  await expectNoOverflow(zoe.page);

  await zoe.page.getByRole('button', { name: 'People' }).click();
  await zoe.page.getByRole('link', { name: 'Clean view for streaming' }).click();
  await expect(zoe.page.getByRole('region', { name: 'The hand of Ann' })).toBeVisible();
  await expect(zoe.page.getByRole('button', { name: 'People' })).toHaveCount(0);
  await expect(zoe.page.getByRole('button', { name: 'Menu' })).toHaveCount(0);

  // A player sees their own table, whatever they ask for.
  await ben.page.goto(`${path}?stream`);
  await expect(ben.page.getByRole('region', { name: 'Your hand' })).toBeVisible();
  await expect(ben.page.getByRole('region', { name: 'The hand of Ann' })).toHaveCount(0);
});
