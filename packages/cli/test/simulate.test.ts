import { library, smashUp } from '@smashup/cards';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replay } from '@smashup/engine';
import { afterAll, expect, test } from 'vitest';
import { ofLevel, parseBots } from '../src/options/bots.ts';
import { makeFixture } from '../src/simulate/fixture.ts';
import type { Simulation } from '../src/simulate/options.ts';
import { playGame } from '../src/simulate/play-game.ts';
import { GameCheck } from '../src/simulate/check/game-check.ts';
import { Violation } from '../src/simulate/check/violation.ts';
import { reproduction } from '../src/simulate/reproduction.ts';
import { tellSure } from '../src/simulate/summary.ts';
import { Tally } from '../src/simulate/tally.ts';
import { percentile } from '../src/statistics/percentile.ts';
import { aNumber, aString, including } from './kit/matchers.ts';
import { recordIn } from './kit/record-in.ts';
import { smashup } from './kit/run.ts';
import { timeless } from './kit/timeless.ts';

const folder = mkdtempSync(join(tmpdir(), 'smashup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const randomBot = ofLevel('random');

const simulation: Simulation = {
  games: 6,
  players: 2,
  teams: null,
  pool: library.factionNames,
  duplicates: false,
  bases: [],
  bots: [randomBot, randomBot],
  edition: 'culture-shock',
  printing: 'original',
  titans: true,
  seed: 20,
  check: false,
};

test('the JSON report has exactly the agreed shape', async () => {
  const { out, code } = await smashup(['simulate', '--games', '4', '--players', '3', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({
    games: 4,
    finished: 4,
    decisions: aNumber,
    seconds: aNumber,
    gamesPerSecond: aNumber,
    violations: [],
    turns: { mean: aNumber, max: aNumber },
    bots: [
      {
        name: 'random',
        wins: 4,
        games: 12,
        winRate: 0.3333,
        low: 0.1381,
        high: 0.6094,
        millisPerDecision: aNumber,
        millisAt99: aNumber,
        sure: { games: 0, lost: 0 },
      },
    ],
    factions: including({ name: aString, games: aNumber, winRate: aNumber }),
  });
});

test('who was sure to win and did not is counted, a shared win as its share', () => {
  const fixture = { ...makeFixture(simulation, 0), bots: parseBots('easy,normal') };
  const outcome = { fixture, answers: [], turns: 9, thinking: [[], []], forfeits: [], problem: null };
  const tally = new Tally();
  tally.add({ ...outcome, sure: [true, false], winners: [1] }, '');
  tally.add({ ...outcome, sure: [true, true], winners: [0, 1] }, '');
  const { bots } = tally.report(1);
  expect(bots.map(({ name, sure }) => [name, sure])).toEqual([
    ['easy', { games: 2, lost: 1.5 }],
    ['normal', { games: 1, lost: 0.5 }],
  ]);
  expect(tellSure(bots)[0]).toContain('easy was 99 % sure to win in 2 games and lost 75.0 % of them');
});

test('all but one answer in a hundred come within the time that is told', () => {
  const numbers = Array.from({ length: 200 }, (_, i) => 200 - i);
  expect(percentile(numbers, 0.99)).toBe(198);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([], 0.99)).toBe(0);
});

test('the same seed gives the same games', async () => {
  const args = ['simulate', '--games', '5', '--seed', '3', '--json'];
  const once = await smashup(args);
  const again = await smashup(args);
  const other = await smashup([...args.slice(0, -2), '4', '--json']);
  expect(timeless(again.out)).toEqual(timeless(once.out));
  expect(timeless(other.out)).not.toEqual(timeless(once.out));
});

test('a game of a series can be played again alone, with the same factions and seats', async () => {
  const series = join(folder, 'series');
  const alone = join(folder, 'alone');
  await smashup(['simulate', '--games', '4', '--seed', '10', '--players', '3', '--record', series]);
  await smashup(['simulate', '--games', '1', '--seed', '13', '--players', '3', '--record', alone]);
  const read = (path: string): string => readFileSync(join(path, 'game-13.json'), 'utf8');
  expect(read(alone)).toBe(read(series));
});

test('a record replays to the state in which the game ended', () => {
  const { fixture, answers, winners, turns } = playGame(makeFixture(simulation, 5), null);
  const record = { version: 1, config: fixture.config, seed: fixture.seed, answers };
  const end = replay(smashUp, recordIn(JSON.stringify(record)));
  expect(end.gameWinners).toEqual(winners);
  expect(end.turn.number).toBe(turns);
});

test('no bot goes first more often, has better seats or better factions', () => {
  const bots = ['a', 'b', 'c'].map((name) => ({ ...randomBot, name }));
  const [one, two, three, four, five, six] = library.factionNames;
  const teams = [
    [one, two],
    [three, four],
    [five, six],
  ] as const;
  const counts = new Map<string, number>();
  const count = (what: string): unknown => counts.set(what, (counts.get(what) ?? 0) + 1);
  for (let seed = 7; seed < 7 + 27; seed++) {
    const fixture = makeFixture({ ...simulation, players: 3, bots, teams }, seed);
    fixture.config.players.forEach(({ factions }, seat) => {
      const { name } = fixture.bots[seat];
      const first = seat === fixture.config.firstPlayer;
      if (first) count(`${name} first`);
      count(`${name} in seat ${seat}`);
      count(`${name} with ${factions?.[0] ?? ''}${first ? ' first' : ''}`);
    });
  }
  const of = (pattern: RegExp): number[] =>
    [...counts].filter(([what]) => pattern.test(what)).map(([, times]) => times);
  expect(of(/^. first/u)).toEqual([9, 9, 9]);
  expect(of(/seat/u)).toEqual(Array.from({ length: 9 }, () => 9));
  expect(of(/with .* first/u)).toEqual(Array.from({ length: 9 }, () => 3));
});

test('factions are shared only when there are too few', () => {
  const teamsOf = (pool: readonly string[], duplicates: boolean): string[] =>
    makeFixture({ ...simulation, pool, duplicates }, 1).config.players.flatMap(
      ({ factions }) => factions ?? [],
    );
  expect(new Set(teamsOf(library.factionNames, false)).size).toBe(4);
  expect(new Set(teamsOf(library.factionNames.slice(0, 2), true)).size).toBe(2);
});

test('games from one set with too few factions share them', async () => {
  const { out, code } = await smashup([
    'simulate',
    '--games',
    '1',
    '--players',
    '4',
    '--sets',
    'Oops, You Did It Again',
    '--json',
  ]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ finished: 1 });
});

test('a checked game plays like an unchecked one', () => {
  const teams = [
    ['Ghosts', 'Bear Cavalry'],
    ['Steampunks', 'Killer Plants'],
  ] as const;
  const fixture = makeFixture({ ...simulation, teams }, 1);
  const plain = playGame(fixture, null);
  const checked = playGame(fixture, new GameCheck());
  expect(checked.problem).toBeNull();
  expect(checked.answers).toEqual(plain.answers);
});

test('a violation is reported with the command that reproduces it', () => {
  const fixture = makeFixture({ ...simulation, check: true }, 20);
  const strict = new GameCheck();
  strict.atDecision = () => {
    throw new Violation('a card is in 2 zones');
  };
  const tally = new Tally();
  tally.add(playGame(fixture, strict), reproduction({ ...simulation, check: true }, fixture));
  const { violations, finished } = tally.report(1);
  expect(finished).toBe(0);
  expect(violations).toEqual([
    'turn 1, decision 1: a card is in 2 zones | smashup simulate --games 1 --seed 20 --players 2 --bots random,random --edition culture-shock --printing original --check',
  ]);
});
