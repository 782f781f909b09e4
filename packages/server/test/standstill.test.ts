import { describe, expect, it } from 'vitest';
import { TIMES } from '../src/config/index.ts';
import { Evening } from './kit/evening.ts';
import { playAhead } from './kit/play-ahead.ts';
import { World } from './trials/world.ts';

describe('a database that keeps nothing for a while', () => {
  it('stops no table for good: what nobody asks for is tried again', async () => {
    const evening = await Evening.begin({ leaving: 'wait' });
    const { world, table } = evening;
    await world.rest();
    await playAhead(world.storage, table, world.now, ({ next }) => next.kind === 'pass');
    const reported: unknown[] = [];
    const copy = await World.open({ time: world.now, report: (error) => void reported.push(error) });
    await world.copyTo(copy);
    const { journal } = copy.storage;
    const { append } = journal;
    journal.append = () => Promise.reject(new Error('The database is locked.'));
    const later = await evening.at(copy);
    const answers = async () => (await later.journal()).filter(({ kind }) => kind === 'answer').length;
    const before = await answers();
    await copy.pass(TIMES.window + 5000);
    expect(reported.length).toBeGreaterThan(0);
    expect(await answers()).toBe(before);
    journal.append = append;
    await copy.pass(TIMES.window + 5000);
    expect(await answers()).toBeGreaterThan(before);
    await copy.close();
    await world.close();
  });
});
