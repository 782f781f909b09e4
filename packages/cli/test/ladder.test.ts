import { library } from '@smashup/cards';
import { expect, test } from 'vitest';
import { climb, type LadderReport } from '../src/ladder/ladder.ts';
import { makeFixture } from '../src/simulate/fixture.ts';
import { seatings } from '../src/ladder/seatings.ts';
import { summarizeLadder } from '../src/ladder/summary.ts';
import { ofLevel, parseBots } from '../src/options/bots.ts';
import type { Simulation } from '../src/simulate/options.ts';
import { ratings } from '../src/statistics/ratings.ts';
import { rateOverDeals, type DealScore } from '../src/statistics/over-deals.ts';
import { rate } from '../src/statistics/wilson.ts';

const RATE_KEYS = ['wins', 'games', 'winRate', 'low', 'high'];

function seated(levels: string, players: number): string[] {
  return seatings(parseBots(levels), players).map((bots) => bots.map(({ name }) => name).join(' '));
}

test('two by two everybody meets everybody, from each side', () => {
  expect(seated('random,easy,normal', 2)).toEqual([
    'random easy',
    'easy random',
    'random normal',
    'normal random',
    'easy normal',
    'normal easy',
  ]);
  expect(seated('random,easy,normal,hard', 4)).toEqual([
    'random easy normal hard',
    'easy normal hard random',
    'normal hard random easy',
    'hard random easy normal',
  ]);
  expect(seated('random,easy,normal,hard', 3)).toHaveLength(12);
});

test('fewer levels than seats share them, and change places', () => {
  expect(seated('easy,normal', 4)).toEqual(['easy normal easy normal', 'normal easy normal easy']);
  expect(seated('easy,normal', 3)).toEqual(['easy normal easy', 'normal easy normal']);
});

/** The tables of a ladder between players that differ in name alone. */
function tablesFor(players: number, deals: number, names: readonly string[]): Simulation[] {
  const bots = names.map((name) => ({ ...ofLevel('random'), name }));
  return seatings(bots, players).map((seats) => ({
    games: deals,
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
}

function climbed(players: number, deals: number, ...names: readonly string[]): Promise<LadderReport> {
  const hall = { threads: 1, worker: new URL(import.meta.url), moveMillis: 1000 };
  return climb(tablesFor(players, deals, names), hall, () => {});
}

test('contestants change places, while seats keep their cards and the deal its seed', () => {
  const [one, other] = tablesFor(2, 1, ['red', 'blue']);
  for (const seed of [1, 2, 3, 4]) {
    const [there, back] = [makeFixture(one, seed), makeFixture(other, seed)];
    expect(back.seed).toBe(there.seed);
    expect(back.config).toEqual({ ...there.config, players: back.config.players });
    expect(back.config.players.map(({ factions }) => factions)).toEqual(
      there.config.players.map(({ factions }) => factions),
    );
    expect(back.bots.map(({ name }) => name)).toEqual(there.bots.map(({ name }) => name).reverse());
  }
});

test('the report has exactly the agreed shape', async () => {
  const report = await climbed(2, 2, 'red', 'blue', 'green');
  expect(Object.keys(report)).toEqual([
    'games',
    'deals',
    'players',
    'seconds',
    'violations',
    'levels',
    'pairings',
    'factions',
  ]);
  expect(report).toMatchObject({ games: 12, deals: 2, players: 2, violations: [] });
  expect(Object.keys(report.levels[0])).toEqual([
    'name',
    ...RATE_KEYS,
    'millisPerDecision',
    'millisAt99',
    'sure',
    'rating',
  ]);
  expect(report.levels.map(({ games }) => games)).toEqual([8, 8, 8]);
  expect(Object.keys(report.pairings[0])).toEqual([
    'name',
    'against',
    ...RATE_KEYS,
    'dealsWon',
    'dealsSplit',
    'dealsLost',
  ]);
  expect(report.pairings.map(({ games }) => games)).toEqual([4, 4, 4, 4, 4, 4]);
  expect(Object.keys(report.factions[0])).toEqual(['name', 'faction', ...RATE_KEYS]);
  for (const { name, wins, games } of report.levels) {
    const own = report.factions.filter((rates) => rates.name === name);
    const sum = (of: 'wins' | 'games'): number => own.reduce((all, rates) => all + rates[of], 0);
    // Every seat has two factions.
    expect([sum('wins'), sum('games')]).toEqual([2 * wins, 2 * games]);
    const rates = own.map(({ winRate }) => winRate);
    expect(rates).toEqual(rates.toSorted((one, other) => one - other));
  }
  const ratings = report.levels.map(({ rating }) => rating);
  expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
});

test('a table for people: ratings, rates with intervals, and every pairing once', async () => {
  const out = summarizeLadder(await climbed(3, 4, 'red', 'blue')).join('\n');
  expect(out).toContain('8 games of 3 players with 4 deals');
  expect(out).toMatch(/^level +rating +wins +seats +win rate +95 % +ms a decision +99 % within$/mu);
  expect(out).toMatch(/^red +\d+ +\d +12 +\d+\.\d % +\d+\.\d – \d+\.\d +\d\.\d{3} +\d\.\d{3} ms$/mu);
  expect(out).toMatch(/^red wins least with .+ \d+\.\d % of \d+, /mu);
  expect(out.match(/^(?:red +blue|blue +red) /gmu)).toHaveLength(1);
  expect(out).toContain('3 equals would win 33.3 % each.');
});

/** Players who think alike win the same seat again, so a deal that they exchange is always split. */
test('equals split every deal: neither is ahead, and that is certain', async () => {
  const { pairings } = await climbed(2, 10, 'red', 'blue');
  for (const pairing of pairings) {
    expect(pairing).toMatchObject({ winRate: 0.5, dealsWon: 0, dealsSplit: 10, dealsLost: 0 });
    expect(pairing.high - pairing.low).toBeLessThan(0.3);
  }
});

test('the interval counts deals, and splitting them makes it narrower', () => {
  const deals = (count: number, wins: number): DealScore[] =>
    Array.from({ length: count }, () => ({ wins, games: 2 }));
  const swept = rateOverDeals([...deals(50, 2), ...deals(50, 0)]);
  expect(swept).toEqual({ wins: 100, games: 200, winRate: 0.5, low: 0.4039, high: 0.5961 });
  expect(rate(100, 200).low).toBeGreaterThan(swept.low);
  expect(rateOverDeals(deals(100, 1))).toEqual({
    wins: 100,
    games: 200,
    winRate: 0.5,
    low: 0.4812,
    high: 0.5188,
  });
  expect(rateOverDeals(deals(10, 2))).toMatchObject({ winRate: 1, high: 1 });
  expect(rateOverDeals(deals(10, 2)).low).toBeLessThan(0.75);
  expect(rateOverDeals([])).toMatchObject({ low: 0, high: 1 });
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
