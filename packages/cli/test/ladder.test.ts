import { library } from '@smashup/cards';
import { expect, test } from 'vitest';
import { climb, type LadderReport } from '../src/ladder/ladder.ts';
import { seatings } from '../src/ladder/seatings.ts';
import { summarizeLadder } from '../src/ladder/summary.ts';
import { ofLevel, parseBots } from '../src/options/bots.ts';
import type { Simulation } from '../src/simulate/options.ts';
import { ratings } from '../src/statistics/ratings.ts';
import { rate } from '../src/statistics/wilson.ts';

const RATE_KEYS = ['wins', 'games', 'winRate', 'low', 'high'];

function seated(levels: string, players: number): string[] {
  return seatings(parseBots(levels), players).map((bots) => bots.map(({ name }) => name).join(' '));
}

test('two by two everybody meets everybody', () => {
  expect(seated('random,easy,normal', 2)).toEqual(['random easy', 'random normal', 'easy normal']);
  expect(seated('random,easy,normal,hard', 4)).toEqual(['random easy normal hard']);
  expect(seated('random,easy,normal,hard', 3)).toHaveLength(4);
});

test('fewer levels than seats share them evenly', () => {
  expect(seated('easy,normal', 4)).toEqual(['easy normal easy normal']);
  expect(seated('easy,normal', 3)).toEqual(['easy normal easy', 'normal easy normal']);
});

/** A ladder between players that differ in name alone. */
function climbed(players: number, games: number, ...names: readonly string[]): Promise<LadderReport> {
  const bots = names.map((name) => ({ ...ofLevel('random'), name }));
  const tables = seatings(bots, players).map((seats): Simulation => ({
    games,
    players,
    teams: null,
    pool: library.factionNames,
    duplicates: false,
    bases: [],
    bots: seats,
    edition: 'culture-shock',
    printing: 'original',
    titans: true,
    seed: 1,
    check: false,
  }));
  return climb(tables, { threads: 1, worker: new URL(import.meta.url), moveMillis: 1000 }, () => {});
}

test('the report has exactly the agreed shape', async () => {
  const report = await climbed(2, 4, 'red', 'blue', 'green');
  expect(Object.keys(report)).toEqual(['games', 'players', 'seconds', 'violations', 'levels', 'pairings']);
  expect(report).toMatchObject({ games: 12, players: 2, violations: [] });
  expect(Object.keys(report.levels[0])).toEqual([
    'name',
    ...RATE_KEYS,
    'millisPerDecision',
    'millisAt99',
    'rating',
  ]);
  expect(report.levels.map(({ games }) => games)).toEqual([8, 8, 8]);
  expect(Object.keys(report.pairings[0])).toEqual(['name', 'against', ...RATE_KEYS]);
  expect(report.pairings.map(({ games }) => games)).toEqual([4, 4, 4, 4, 4, 4]);
  const ratings = report.levels.map(({ rating }) => rating);
  expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
});

test('a table for people: ratings, rates with intervals, and every pairing once', async () => {
  const out = summarizeLadder(await climbed(3, 4, 'red', 'blue')).join('\n');
  expect(out).toContain('8 games of 3 players');
  expect(out).toMatch(/^level +rating +wins +seats +win rate +95 % +ms a decision +99 % within$/mu);
  expect(out).toMatch(/^red +\d+ +\d +12 +\d+\.\d % +\d+\.\d – \d+\.\d +\d\.\d{3} +\d\.\d{3} ms$/mu);
  expect(out.match(/^(?:red +blue|blue +red) /gmu)).toHaveLength(1);
  expect(out).toContain('3 equals would win 33.3 % each.');
});

test("Wilson's interval", () => {
  expect(rate(8, 10)).toEqual({ wins: 8, games: 10, winRate: 0.8, low: 0.4902, high: 0.9433 });
  expect(rate(0, 10)).toMatchObject({ winRate: 0, low: 0, high: 0.2775 });
  expect(rate(10, 10)).toMatchObject({ winRate: 1, low: 0.7225, high: 1 });
  expect(rate(0, 0)).toMatchObject({ low: 0, high: 1 });
});

test('ratings follow the odds, around 1000', () => {
  const results = (wins: number, losses: number): Parameters<typeof ratings>[0] => [
    ...Array.from({ length: wins }, () => ({ names: ['good', 'bad'], winners: ['good'] })),
    ...Array.from({ length: losses }, () => ({ names: ['bad', 'good'], winners: ['bad'] })),
  ];
  const even = ratings(results(5, 5));
  expect([even.get('good'), even.get('bad')]).toEqual([1000, 1000]);
  // Half a game more on each side: 100 to 10.
  const uneven = ratings(
    [...results(99, 9), { names: ['good', 'bad'], winners: ['good'] }, ...results(0, 0)].slice(0, 108),
  );
  expect((uneven.get('good') ?? 0) - (uneven.get('bad') ?? 0)).toBeCloseTo(400 * Math.log10(99.5 / 9.5), 0);
  const always = ratings(results(20, 0));
  expect(always.get('good')).toBeGreaterThan(1100);
  expect(always.get('good')).toBeLessThan(2000);
});

test('with more players the winner is stronger than all others at the table', () => {
  const names = ['a', 'b', 'c'];
  const rated = ratings('aaaaaabbbc'.split('').map((winner) => ({ names, winners: [winner] })));
  const [a, b, c] = names.map((name) => rated.get(name) ?? 0);
  expect(a).toBeGreaterThan(b);
  expect(b).toBeGreaterThan(c);
});
