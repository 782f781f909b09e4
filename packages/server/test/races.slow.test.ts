import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Cluster } from './trials/cluster.ts';
import { RacesTrial } from './trials/races.ts';

describe('what only one can have, asked for at two processes at once', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await Cluster.open({ WINDOW_MILLIS: '20' });
  });
  afterAll(() => cluster.end());

  it('goes to one, and nobody is told what is not so', async () => {
    const report = await new RacesTrial(cluster, { rounds: 10, seed: 3 }).run();
    expect(report).toEqual({
      races: { answers: 2, joins: 2, undos: 2, returns: 2, deadlines: 2 },
      lies: [],
      ties: [],
    });
  });
});
