import { seedRandom } from '@smashup/engine';
import { describe, expect, it } from 'vitest';
import { onlyPerson } from '../../src/protocol/stats.ts';
import { createBench, playOn, setUpFor, type Bench, type SitterName } from './fixture.ts';

/** A game against an easy bot in which a person soon gives up. */
async function finish(bench: Bench, seed: number, rival: SitterName = 'easy'): Promise<string> {
  const { id } = await bench.host.begin(setUpFor(seed, 'person', rival));
  await playOn(bench, seedRandom(seed), 6);
  await bench.host.concede();
  await bench.settled();
  return id;
}

describe('the record of one’s own', () => {
  it('has a game when it has ended, and not before', async () => {
    const bench = createBench();
    const { id } = await bench.host.begin(setUpFor(3, 'person', 'easy'));
    await playOn(bench, seedRandom(3), 10);
    expect(await bench.host.stats()).toEqual([]);
    const end = await playOn(bench, seedRandom(4));
    const [game, ...others] = await bench.host.stats();
    expect(others).toEqual([]);
    const [you, rival] = end.view.players;
    expect(game).toMatchObject({
      id,
      factions: you.factions,
      vp: you.vp,
      won: end.view.winner === 0,
      conceded: false,
      turns: end.view.turn.number,
      rivals: [{ level: 'easy', factions: rival.factions, vp: rival.vp }],
    });
  });

  it('has no game that was begun for practice', async () => {
    const bench = createBench();
    await bench.host.begin(setUpFor(3, 'person', 'easy'), false);
    await playOn(bench, seedRandom(3));
    expect(await bench.host.stats()).toEqual([]);
  });

  it('keeps it when the saved game is deleted, and counts it once, in however many tabs it ends', async () => {
    const kept = new Map<string, unknown>();
    const record = new Map<string, unknown>();
    const one = createBench(kept, undefined, undefined, record);
    const id = await finish(one, 5);
    const other = createBench(kept, undefined, undefined, record);
    await other.host.resume(id);
    expect(await other.host.stats()).toHaveLength(1);
    await other.host.forget(id);
    expect(await other.host.stats()).toHaveLength(1);
    expect(await one.host.stats()).toHaveLength(1);
  });

  it('takes up games that ended before there was a record', async () => {
    const kept = new Map<string, unknown>();
    await finish(createBench(kept), 6);
    expect(await createBench(kept).host.stats()).toHaveLength(1);
  });

  it('is cleared for good: what is still saved does not come back, what ends later is new', async () => {
    const bench = createBench();
    await finish(bench, 7);
    await bench.host.clearStats();
    expect(await bench.host.stats()).toEqual([]);
    await finish(bench, 8);
    expect(await bench.host.stats()).toHaveLength(1);
  });

  it('counts giving up as lost', async () => {
    const bench = createBench();
    await finish(bench, 9);
    expect(await bench.host.stats()).toMatchObject([{ won: false, conceded: true }]);
  });

  it('does not count games of several persons, of bots alone, from a file, or continued from a replay', async () => {
    const bench = createBench();
    const id = await finish(bench, 10);
    const text = await bench.host.exportGame(id);
    await finish(bench, 11, 'person');
    expect(onlyPerson(['person', 'person', 'bot'])).toBe(null);
    expect(onlyPerson(['bot', 'bot'])).toBe(null);
    expect(onlyPerson(['bot', 'person'])).toBe(1);
    const elsewhere = createBench();
    await elsewhere.host.importGame(text);
    expect(await elsewhere.host.stats()).toEqual([]);
    await elsewhere.host.continueGame(text);
    expect(await elsewhere.host.stats()).toEqual([]);
    expect(await bench.host.stats()).toHaveLength(1);
  });

  it('does without what is damaged', async () => {
    const record = new Map<string, unknown>([
      ['a', 'nonsense'],
      ['b', { won: 'perhaps' }],
    ]);
    expect(await createBench(new Map(), undefined, undefined, record).host.stats()).toEqual([]);
  });
});
