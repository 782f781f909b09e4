import { seedRandom } from '@smashup/engine';
import { expect, test } from 'vitest';
import { revisionOf, readStored } from '../../src/host/store.ts';
import { Browser, createBench, PATIENTLY, playOn, setUpFor, type Bench } from './fixture.ts';

const answers = (bench: Bench, id: string): string => readStored(bench.kept.get(id))?.game ?? '';

/** Two tabs with the same game: one has begun it, the other has opened it later. */
async function twoTabs(browser = new Browser(), other = browser) {
  const one = createBench(new Map(), undefined, browser.openTab());
  const { id } = await one.host.begin(setUpFor(6, 'person', 'easy'));
  await playOn(one, seedRandom(6), 8);
  const two = createBench(one.kept, undefined, other.openTab());
  await two.host.resume(id);
  return { one, two, id };
}

test('one tab plays, the other follows it live and decides nothing', PATIENTLY, async () => {
  const { one, two } = await twoTabs();
  const before = await two.settled();
  expect(before).toMatchObject({ isInOtherTab: true, decision: null, canUndo: false });
  const { view } = await playOn(one, seedRandom(1), 3);
  expect((await two.settled()).view).toEqual(view);
  expect((await one.settled()).isInOtherTab).toBe(false);
  const asked = (await one.settled()).decision;
  await expect(two.host.answer(asked?.id ?? 0, [0])).rejects.toThrow('Somebody else');
});

test('the other tab can take over, and then the first follows', PATIENTLY, async () => {
  const { one, two, id } = await twoTabs();
  await two.host.playHere();
  expect((await two.settled()).decision).not.toBeNull();
  expect(await one.settled()).toMatchObject({ isInOtherTab: true, decision: null });
  const { view } = await playOn(two, seedRandom(2), 5);
  expect((await one.settled()).view).toEqual(view);
  await one.host.playHere();
  await playOn(one, seedRandom(3), 2);
  expect(answers(one, id)).toBe(await two.host.exportGame(id));
});

test('when the tab that plays is closed, the other goes on', PATIENTLY, async () => {
  const { one, two } = await twoTabs();
  one.host.leave();
  await two.settled();
  expect((await two.settled()).isInOtherTab).toBe(false);
  expect((await playOn(two, seedRandom(4))).view.winner).not.toBeNull();
});

test(
  'where tabs know nothing of each other, nothing newer is overwritten, and the older one catches up',
  PATIENTLY,
  async () => {
    const { one, two, id } = await twoTabs(new Browser(), new Browser());
    const { view } = await playOn(one, seedRandom(1), 3);
    const kept = answers(one, id);
    const revision = revisionOf(readStored(one.kept.get(id)));
    const stale = await two.settled();
    expect(stale.isInOtherTab).toBe(false);
    await playOn(two, seedRandom(5), 1);
    expect(answers(one, id)).toBe(kept);
    expect(revisionOf(readStored(one.kept.get(id)))).toBe(revision);
    expect((await two.settled()).view).toEqual(view);
  },
);
