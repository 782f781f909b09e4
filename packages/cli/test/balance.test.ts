import { library } from '@smashup/cards';
import { seedRandom } from '@smashup/engine';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { BalanceReport } from '../src/balance/balance.ts';
import { colourOf, inkOn, scaleFor } from '../src/balance/palette.ts';
import { drawBalance } from '../src/balance/picture.ts';
import { schedule } from '../src/balance/schedule.ts';
import { rate } from '../src/statistics/wilson.ts';
import { smashup } from './kit/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'smashup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const POOL = 'Ghosts,Vikings,Cowboys,Steampunks,Samurai';

test.for([4, 5, 6, 17, 24, 25])('with %i factions every pair is a team and plays', (count) => {
  const pool = library.factionNames.slice(0, count);
  const matches = schedule(pool, seedRandom(1));
  const teams = matches.flat().map((team) => team.toSorted((a, b) => a.localeCompare(b)).join('+'));
  expect(new Set(teams).size).toBe((count * (count - 1)) / 2);
  for (const match of matches) expect(new Set(match.flat()).size).toBe(4);
  // Some play once more where the teams of a round do not go up in pairs.
  const perRound = Math.floor(count / 2);
  expect(teams.length).toBe(new Set(teams).size * (perRound % 2 === 0 ? 1 : (perRound + 1) / perRound));
});

test('the schedule follows from the seed', () => {
  const pool = library.factionNames;
  expect(schedule(pool, seedRandom(1))).toEqual(schedule(pool, seedRandom(1)));
  expect(schedule(pool, seedRandom(2))).not.toEqual(schedule(pool, seedRandom(1)));
});

test('the JSON report counts every game for factions, teams and opponents', async () => {
  const out = join(folder, 'json.svg');
  const args = ['balance', '--pool', POOL, '--games', '3', '--bot', 'random', '--out', out, '--json'];
  const { out: json, err, code } = await smashup(args);
  expect(err).toBe('');
  expect(code).toBe(0);
  const report: BalanceReport = JSON.parse(json);
  expect(Object.keys(report)).toEqual([
    'games',
    'seconds',
    'bot',
    'violations',
    'factions',
    'teams',
    'versus',
  ]);
  expect(report).toMatchObject({ games: 15, bot: 'random', violations: [] });
  expect(report.factions.map(({ games }) => games)).toEqual([12, 12, 12, 12, 12]);
  expect(report.teams.map(({ games }) => games)).toEqual(Array.from({ length: 10 }, () => 3));
  expect(report.versus).toHaveLength(10);
  const sum = (rates: readonly { wins: number }[]): number => rates.reduce((all, { wins }) => all + wins, 0);
  expect(sum(report.factions)).toBe(30);
  expect(sum(report.teams)).toBe(15);
  for (const { winRate } of report.versus) expect(winRate).toBeGreaterThanOrEqual(0.5);
});

test('the summary names the strongest and the weakest, and where the picture is', async () => {
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
  expect(out).toContain('5 games of two players');
  expect(out).toMatch(/^faction +games +win rate +95 %$/mu);
  expect(out).toMatch(/^strongest teams/mu);
  expect(out).toMatch(/^weakest teams/mu);
  expect(out).toMatch(/^clearest favourites/mu);
  expect(out).toContain(`The heat map is in ${file}.`);
  expect(readFileSync(file, 'utf8')).toMatch(/^<svg xmlns=/u);
});

test('help says how the report is to be read', async () => {
  const { out } = await smashup(['balance', '--help']);
  expect(out).toContain('Every pair of factions is a team');
});

const REPORT: BalanceReport = {
  games: 40,
  seconds: 1,
  bot: 'normal',
  violations: [],
  factions: [
    { faction: 'Salt & "Pepper"', ...rate(30, 40) },
    { faction: 'Ghosts', ...rate(20, 40) },
    { faction: 'Grannies', ...rate(10, 40) },
  ],
  teams: [
    { factions: ['Ghosts', 'Salt & "Pepper"'], ...rate(9, 10) },
    { factions: ['Ghosts', 'Grannies'], ...rate(5, 10) },
  ],
  versus: [{ faction: 'Ghosts', against: 'Grannies', ...rate(13, 20) }],
};

test('the picture is a well-formed SVG that says what it shows, to readers of screens as well', () => {
  const svg = drawBalance(REPORT);
  expect(unclosed(svg)).toEqual([]);
  expect(svg).toContain('role="img" aria-labelledby="title desc"');
  expect(svg).toMatch(/<title id="title">Smash Up: how strong the factions are<\/title>/u);
  expect(svg).toMatch(
    /<desc id="desc">40 games .* Strongest faction: Salt &amp; &quot;Pepper&quot;, 75\.0 %\./u,
  );
  expect(svg).toContain('<title>Ghosts with Salt &amp; &quot;Pepper&quot;: 90.0 % of 10 games</title>');
  expect(svg).toContain('<title>Ghosts against Grannies: 65.0 % of 20 games</title>');
  expect(svg).toContain('<title>Grannies against Ghosts: 35.0 % of 20 games</title>');
  // The legend.
  expect(svg).toContain('>10 %</text>');
  expect(svg).toContain('>90 %</text>');
});

test('what the gallery reads is the report that the picture in the docs was drawn from', () => {
  const docs = new URL('../../../docs/', import.meta.url);
  const report: BalanceReport = JSON.parse(readFileSync(new URL('balance.json', docs), 'utf8'));
  expect(drawBalance(report) === readFileSync(new URL('balance.svg', docs), 'utf8')).toBe(true);
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

test('colours run from blue over white to orange, and figures can be read on all of them', () => {
  const scale = scaleFor([0.31, 0.62]);
  expect(scale.reach).toBeCloseTo(0.2);
  expect(colourOf(0.5, scale)).toBe('#f7f7f5');
  expect(colourOf(0.1, scale)).toBe(colourOf(0.3, scale));
  expect(colourOf(0.3, scale)).toBe('#084580');
  expect(colourOf(0.7, scale)).toBe('#964200');
  for (let rated = 0.3; rated <= 0.7; rated += 0.01) {
    expect(contrast(colourOf(rated, scale), inkOn(rated, scale))).toBeGreaterThan(4.5);
  }
});

/** As the accessibility guidelines define it. */
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
