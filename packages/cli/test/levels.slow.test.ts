import { expect, test } from 'vitest';
import type { LadderReport } from '../src/ladder/ladder.ts';
import { smashup } from './kit/run.ts';

test('all levels play a ladder in threads, with the same results whatever their number', async () => {
  const args = ['ladder', '--levels', 'random,easy,normal,hard:1it', '--deals', '1', '--json', '--threads'];
  const reports = await Promise.all(['1', '2'].map((threads) => smashup([...args, threads])));
  const [alone, together] = reports.map(readReport);
  expect(alone.violations).toEqual([]);
  expect(alone.games).toBe(12);
  expect(alone.levels.map(({ name }) => name).sort()).toEqual(['easy', 'hard:1it', 'normal', 'random']);
  expect(together.pairings).toEqual(alone.pairings);
});

function readReport({ out }: { readonly out: string }): LadderReport {
  const report: LadderReport = JSON.parse(out);
  return report;
}
