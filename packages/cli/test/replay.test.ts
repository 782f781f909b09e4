import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aNumber, matching } from './kit/matchers.ts';
import { smashup } from './kit/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'smashup-'));
const file = join(folder, 'game-7.json');
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(async () => {
  await smashup(['simulate', '--games', '1', '--seed', '7', '--record', folder]);
});

/** A copy of the record with something changed. */
function changed(name: string, change: (text: string) => string): string {
  const copy = join(folder, name);
  writeFileSync(copy, change(readFileSync(file, 'utf8')));
  return copy;
}

test('a recorded game is told turn by turn, to its winner', async () => {
  const { out, code } = await smashup(['replay', file]);
  expect(code).toBe(0);
  const turns = [...out.matchAll(/^ Turn (?<turn>\d+): /gmu)].map((match) => Number(match[1]));
  expect(turns).toEqual(turns.map((_, i) => i + 1));
  expect(out).toMatch(/Random [12] wins the game!/u);
  expect(out).not.toMatch(/undefined|NaN|\[object/u);
});

test('the telling can start later', async () => {
  const { out } = await smashup(['replay', file, '--from', '10']);
  expect(out).not.toContain('Turn 9:');
  expect(out).toContain('Turn 10:');
});

test('the result as JSON is the same every time', async () => {
  const { out } = await smashup(['replay', file, '--json']);
  expect(JSON.parse(out)).toEqual({
    hash: matching(/^[0-9a-f]{16}$/u),
    turns: aNumber,
    winner: aNumber,
    winners: [aNumber],
    vp: [aNumber, aNumber],
  });
  expect((await smashup(['replay', file, '--json'])).out).toBe(out);
});

test('--step waits for nobody where there is nobody', async () => {
  const { out } = await smashup(['replay', file, '--step']);
  expect(out).toContain('wins the game!');
});

test('a record that ends early is told as far as it goes', async () => {
  const half = changed('half.json', (text) =>
    text.replace(/"answers":"(?<first>(?:\S+ ){29}\S+) [^"]*"/u, '"answers":"$<first>"'),
  );
  const { out, code } = await smashup(['replay', half]);
  expect(code).toBe(0);
  expect(out).toContain('The record ends here, before the game is over.');
  expect(JSON.parse((await smashup(['replay', half, '--json'])).out)).toMatchObject({
    winner: null,
    winners: [],
  });
});

test.for([
  ['an answer on another table', (text: string) => text.replace('"answers":"', '"answers":"AAA0 '), 1],
  [
    'too many answers',
    (text: string) => text.replace(/"answers":"(?<all>[^"]*)"/u, '"answers":"$<all> AAA0"'),
    2,
  ],
] as const)('a record with %s is told as far as it is the same game', async ([, change, first]) => {
  const { out, code } = await smashup(['replay', changed('odd.json', change)]);
  expect(code).toBe(0);
  expect(out).toMatch(
    /This game cannot go on with the cards as they are now: answer \d+ of \d+ is no longer possible\./u,
  );
  expect(out.includes('the game!')).toBe(first === 2);
});

test.for([
  ['no JSON', (text: string) => text.slice(0, 50), /: The file is not JSON\.$/u],
  ['no record', () => '[]', /: The file holds no game record\.$/u],
  ['another format', (text: string) => text.replace('"format":2', '"format":99'), /format 99/u],
  [
    'answers that choose nothing',
    (text: string) => text.replace(/"names":\[[^\]]*\]/u, '"names":[]'),
    /answers of the record cannot be read/u,
  ],
  [
    'nonsense inside',
    (text: string) => text.replace(/"factions":\[[^\]]*\]/u, '"factions":7'),
    /bad\.json: \S/u,
  ],
] as const)('a file with %s gets one line that says so', async ([, change, message]) => {
  const bad = changed('bad.json', change);
  const { out, err, code } = await smashup(['replay', bad]);
  expect(code).toBe(1);
  expect(out.includes('the game!')).toBe(false);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(err.trimEnd()).toMatch(message);
});
