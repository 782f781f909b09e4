import { library } from '@smashup/cards';
import { randomBelow, seedRandom, type RandomState } from '@smashup/engine';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { BalanceReport } from '../src/balance/balance.ts';
import { fitStrengths, type Strength } from '../src/balance/fit.ts';
import { drawBalance } from '../src/balance/picture.ts';
import { merged, readResults, writeResults, type Result } from '../src/balance/results.ts';
import { schedule } from '../src/balance/schedule.ts';
import { smashup } from './kit/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'smashup-'));
afterAll(() => rmSync(folder, { recursive: true }));

function gamesOf(matches: readonly (readonly (readonly string[])[])[]): Map<string, number> {
  const games = new Map<string, number>();
  for (const faction of matches.flat(2)) games.set(faction, (games.get(faction) ?? 0) + 1);
  return games;
}

test.for([4, 5, 6, 17, 24, 80])('with %i factions each plays as often as any other', (count) => {
  const pool = library.factionNames.slice(0, count);
  const matches = schedule(pool, [], 7, seedRandom(1));
  for (const match of matches) expect(new Set(match.flat()).size).toBe(4);
  const games = gamesOf(matches);
  expect([...games.keys()].toSorted()).toEqual(pool.toSorted());
  for (const played of games.values()) {
    expect(played).toBeGreaterThanOrEqual(7);
    expect(played).toBeLessThanOrEqual(8);
  }
});

test('a faction in focus is in every match, with and against all others', () => {
  const pool = library.factionNames;
  const matches = schedule(pool, ['Ghosts', 'Vikings'], 100, seedRandom(1));
  expect(matches).toHaveLength(200);
  for (const match of matches) {
    expect(new Set(match.flat()).size).toBe(4);
    expect(match.flat().some((faction) => faction === 'Ghosts' || faction === 'Vikings')).toBe(true);
  }
  expect(gamesOf(matches).size).toBe(pool.length);
});

test('the schedule follows from the seed', () => {
  const pool = library.factionNames;
  expect(schedule(pool, [], 2, seedRandom(1))).toEqual(schedule(pool, [], 2, seedRandom(1)));
  expect(schedule(pool, [], 2, seedRandom(2))).not.toEqual(schedule(pool, [], 2, seedRandom(1)));
});

describe('the fit', () => {
  const names = Array.from({ length: 24 }, (_, at) => `F${at}`);
  /** From −0.92 to 0.92, in log odds. */
  const odds = new Map(names.map((name, at) => [name, (at - 11.5) * 0.08]));

  /** Games whose winners are drawn by these strengths. */
  function played(bot: string, games: number, random: RandomState): Result[] {
    return schedule(names, [], games, random).map(([team, against], seed) => {
      const [own, other] = [team, against].map((side) =>
        side.reduce((sum, faction) => sum + (odds.get(faction) ?? 0), 0),
      );
      const chance = 1 / (1 + Math.exp(other - own));
      return { bot, seed, team, against, won: randomBelow(random, 1e6) < chance * 1e6 ? 1 : 0 };
    });
  }

  const byName = (strengths: readonly Strength[] = []): Strength[] =>
    names.flatMap((name) => strengths.filter(({ faction }) => faction === name));

  test('finds the strengths that games were drawn with, and its intervals hold them', () => {
    const [{ factions, games }] = fitStrengths(played('normal', 100, seedRandom(5)));
    expect(games).toBe(600);
    expect(factions.map(({ place }) => place)).toEqual(names.map((_, at) => at + 1));
    // A win rate of one half is average; 24 places of which the true one is known.
    const held = byName(factions).filter(
      ({ bestPlace, worstPlace }, at) => bestPlace <= 24 - at && 24 - at <= worstPlace,
    );
    expect(held.length).toBeGreaterThanOrEqual(21);
    for (const { winRate, low, high } of factions) {
      expect(low).toBeLessThan(winRate);
      expect(winRate).toBeLessThan(high);
    }
    const rates = byName(factions).map(({ winRate }) => winRate);
    expect(Math.max(...rates.slice(0, 8))).toBeLessThan(Math.min(...rates.slice(16)));
  });

  test('is narrower with more games', () => {
    const width = (games: number): number => {
      const [{ factions }] = fitStrengths(played('normal', games, seedRandom(5)));
      return factions.reduce((sum, { low, high }) => sum + high - low, 0);
    };
    expect(width(160)).toBeLessThan(0.7 * width(40));
  });

  test('counts a win against the strong for more', () => {
    const random = seedRandom(6);
    const among = played('normal', 40, random);
    const game = (team: [string, string], against: [string, string], won: number): Result[] =>
      Array.from({ length: 12 }, (_, seed) => ({ bot: 'normal', seed: 1000 + seed, team, against, won }));
    const [{ factions }] = fitStrengths([
      ...among,
      ...game(['Brave', 'F12'], ['F22', 'F23'], 0.5),
      ...game(['Timid', 'F12'], ['F0', 'F1'], 0.5),
    ]);
    const rate = (name: string): number => factions.find(({ faction }) => faction === name)?.winRate ?? 0;
    expect(rate('Brave')).toBeGreaterThan(0.55);
    expect(rate('Timid')).toBeLessThan(0.45);
  });

  test('draws what few games say towards what many games of another bot say', () => {
    const few = played('hard', 8, seedRandom(7));
    const [alone] = fitStrengths(few);
    const both = fitStrengths([...few, ...played('normal', 200, seedRandom(8))]);
    expect(both.map(({ bot, games }) => [bot, games])).toEqual([
      ['hard', 48],
      ['normal', 1200],
    ]);
    const away = (strengths: readonly Strength[]): number =>
      byName(strengths).reduce((sum, { place }, at) => sum + Math.abs(place - (24 - at)), 0);
    expect(away(both[0].factions)).toBeLessThan(0.5 * away(alone.factions));
  });

  test('draws towards the average what few games say', () => {
    const once: Result = { bot: 'normal', seed: 1, team: ['A', 'B'], against: ['C', 'D'], won: 1 };
    const [{ factions }] = fitStrengths([once]);
    for (const { winRate, low, high } of factions) {
      expect(Math.abs(winRate - 0.5)).toBeLessThan(0.05);
      expect(low).toBeLessThan(0.4);
      expect(high).toBeGreaterThan(0.6);
    }
  });
});

const POOL = 'Ghosts,Vikings,Cowboys,Steampunks,Samurai';

test('a measurement in pieces is the measurement in one, and no game counts twice', async () => {
  const file = join(folder, 'pieces.csv');
  const play = async (seed: string): Promise<BalanceReport> => {
    const args = ['--pool', POOL, '--games', '4', '--bot', 'random', '--seed', seed, '--json'];
    const { out, err, code } = await smashup([
      'balance',
      ...args,
      '--results',
      file,
      '--out',
      join(folder, 'pieces.svg'),
    ]);
    expect(err).toBe('');
    expect(code).toBe(0);
    const report: BalanceReport = JSON.parse(out);
    return report;
  };
  const { bots } = await play('1');
  expect(bots.map(({ bot, games }) => [bot, games])).toEqual([['random', 5]]);
  expect(Object.keys(bots[0].factions[0])).toEqual([
    'faction',
    'games',
    'winRate',
    'low',
    'high',
    'place',
    'bestPlace',
    'worstPlace',
  ]);
  expect(bots[0].factions.map(({ games }) => games)).toEqual([4, 4, 4, 4, 4]);
  const both = await play('1000');
  expect(both.bots[0].games).toBe(10);
  const results = readResults(readFileSync(file, 'utf8'));
  expect(results).toHaveLength(10);
  expect(both.bots).toEqual(fitStrengths(results));
  expect(await play('1000')).toEqual(both);
  expect(readResults(readFileSync(file, 'utf8'))).toEqual(results);
});

test('results are read as they were written, and other files refused', async () => {
  const results: Result[] = [
    { bot: 'hard', seed: 9, team: ['Ghosts', 'Vikings'], against: ['Cowboys', 'G.I. Gerald'], won: 0.5 },
    { bot: 'normal', seed: 2, team: ['Ghosts', 'Samurai'], against: ['Cowboys', 'Vikings'], won: 1 },
  ];
  expect(readResults(writeResults(merged([...results].reverse())))).toEqual(results);
  const file = join(folder, 'shopping.csv');
  writeFileSync(file, 'milk\nbread\n');
  const { err, code } = await smashup(['balance', '--results', file, '--out', join(folder, 'no.svg')]);
  expect(err).toContain(`${file}: It holds no results of games`);
  expect(code).not.toBe(0);
});

test('the summary lists all with interval and place, and where the picture is', async () => {
  const file = join(folder, 'text.svg');
  const { out } = await smashup([
    'balance',
    '--pool',
    POOL,
    '--games',
    '1',
    '--bot',
    'random',
    '--out',
    file,
  ]);
  expect(out).toContain('2 games of two players, random on both sides');
  expect(out).toMatch(/^faction +games +win rate +95 % +place +95 %$/mu);
  for (const faction of POOL.split(',')) expect(out).toMatch(new RegExp(`^${faction} `, 'mu'));
  expect(out).toContain(`The picture is in ${file}.`);
  expect(readFileSync(file, 'utf8')).toMatch(/^<svg xmlns=/u);
});

test('help says how the report is to be read', async () => {
  const { out } = await smashup(['balance', '--help']);
  expect(out).toContain('Every faction plays --games games');
});

const REPORT: BalanceReport = {
  bots: ['normal', 'hard'].map((bot) => ({
    bot,
    games: 40,
    factions: ['Salt & "Pepper"', 'Ghosts', 'Grannies'].map((faction, at) => ({
      faction,
      games: 30,
      winRate: 0.75 - at / 4,
      low: 0.65 - at / 4,
      high: 0.8 - at / 4,
      place: at + 1,
      bestPlace: 1,
      worstPlace: 3,
    })),
  })),
};

test('the picture is a well-formed SVG that says what it shows, to readers of screens as well', () => {
  const svg = drawBalance(REPORT);
  expect(unclosed(svg)).toEqual([]);
  expect(svg).toContain('role="img" aria-labelledby="title desc"');
  expect(svg).toMatch(/<title id="title">Smash Up: how strong the factions are<\/title>/u);
  expect(svg).toMatch(
    /<desc id="desc">.*normal in 40 games and with hard in 40 games\. Strongest: Salt &amp; &quot;Pepper&quot;, 75\.0 %/u,
  );
  expect(svg).toContain('<title>Ghosts: 50.0 % (40–55), place 2 (1 to 3), 30 games</title>');
  // The scale holds all intervals.
  expect(svg).toContain('>10 %</text>');
  expect(svg).toContain('>80 %</text>');
});

test('the gallery, the picture in the docs and the bots have what was measured of every faction', () => {
  const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const report: BalanceReport = JSON.parse(read('docs/balance.json'));
  expect(report.bots).toEqual(fitStrengths(readResults(read('docs/balance.csv'))));
  expect(drawBalance(report) === read('docs/balance.svg')).toBe(true);
  for (const { factions } of report.bots) {
    expect(factions.map(({ faction }) => faction).toSorted()).toEqual(library.factionNames.toSorted());
  }
});

/** Tags that were opened and not closed, or the other way round. */
function unclosed(svg: string): string[] {
  const open: string[] = [];
  for (const [, end, name = '', single] of svg.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/gu)) {
    if (end === '' && single === '') open.push(name);
    else if (end === '/' && open.pop() !== name) return [name];
  }
  return open;
}
