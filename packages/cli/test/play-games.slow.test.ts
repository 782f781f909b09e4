import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smashUp } from '@smashup/cards';
import { replay } from '@smashup/engine';
import { afterAll, expect, test } from 'vitest';
import { DUEL } from './kit/duel.ts';
import { randomPerson } from './kit/random-person.ts';
import { recordIn } from './kit/record-in.ts';
import { smashup, typing } from './kit/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'smashup-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.for([1, 2, 3])('a whole game against a bot can be played with numbers (%i)', async (seed) => {
  const { out, err, code } = await smashup(
    ['play', '--seed', String(seed), '--bots', 'random'],
    randomPerson(seed),
  );
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toMatch(/(?:You win|Random 2 wins) the game!\n +\d+ VP/u);
  expect(out).not.toMatch(/undefined|NaN|\[object/u);
});

test('a game of four with two people at the keyboard', async () => {
  const args = [
    'play',
    '--hot-seat',
    '--players',
    '4',
    '--bots',
    'random,random',
    '--names',
    'Ann,Ben',
    '--seed',
    '4',
  ];
  const { out, code } = await smashup(args, randomPerson(4));
  expect(code).toBe(0);
  expect(out).toContain('Press Enter when Ann is at the keyboard.');
  expect(out).toContain('Press Enter when Ben is at the keyboard.');
  expect(out).toMatch(/(?:Ann|Ben|Random 3|Random 4) wins the game!/u);
});

test.for(['free', 'draft'])('factions can be chosen: %s', async (choice) => {
  const { out } = await smashup(
    ['play', '--choice', choice, '--seed', '1', '--bots', 'random'],
    randomPerson(1),
  );
  expect(out).toMatch(choice === 'free' ? /choose your first faction\./u : /draft your first faction\./u);
  expect(out).toMatch(/wins? the game!/u);
});

test('a table is drawn in 80 columns', async () => {
  const { out } = await smashup(
    ['play', '--seed', '9', '--players', '4', '--bots', 'random'],
    randomPerson(2),
  );
  expect(out).toContain('the game!');
  expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test('--save keeps the record of the whole game', async () => {
  const file = join(folder, 'whole.json');
  const { out } = await smashup(['play', '--seed', '2', '--save', file, '--bots', 'random'], randomPerson(2));
  const end = replay(smashUp, recordIn(readFileSync(file, 'utf8')));
  expect(end.turn.phase).toBe('over');
  const winner = end.gameWinners[0] === 0 ? 'You win' : 'Random 2 wins';
  expect(out).toContain(`${winner} the game!`);
});

test('a game can be saved, quit and resumed', async () => {
  const file = join(folder, 'saved.json');
  const first = await smashup(DUEL, typing('1', '1', `s ${file}`, 's', 'q', ''));
  expect(first.out).toContain(`Saved to ${file}.`);
  expect(first.out).toContain('Name a file: s FILE');
  expect(first.code).toBe(0);
  const record = recordIn(readFileSync(file, 'utf8'));
  expect(record.answers).toHaveLength(2);
  const again = await smashup(['play', '--resume', file, '--bots', 'random'], randomPerson(6));
  expect(again.out).toMatch(/the game!/u);
});

test.for(['hint', '?!'])(
  '%s tells what a strong player would do, with the numbers to type',
  async (asking) => {
    let hint: string | undefined;
    const { out, code } = await smashup(DUEL, (screen) => {
      if (hint !== undefined) return null;
      hint = /Hint: (?<numbers>[\d ]+)\. \S/u.exec(screen)?.groups?.['numbers'];
      return hint ?? asking;
    });
    expect(code).toBe(0);
    expect(out).toMatch(/> (?:hint|\?!)\n {3}Hint: (?<numbers>[\d ]+)\. [^>]*> \k<numbers>\n/u);
    expect(out).not.toMatch(/Type (?:a number|up to|all numbers|\d)/u);
  },
);
