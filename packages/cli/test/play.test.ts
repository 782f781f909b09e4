import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DUEL } from './kit/duel.ts';
import { recordIn } from './kit/record-in.ts';
import { smashup, typing } from './kit/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'smashup-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('an answer that does not fit is explained, and the question stays', async () => {
  const { out } = await smashup(DUEL, typing('99', '1 2', 'hello', '1 1'));
  expect(out).toMatch(/There is no option 99; choose from 1 to \d+\./u);
  expect(out).toContain('Type a number.');
  expect(out).toContain('Type the number of an option, or h for help.');
  expect(out).toContain('You can choose 1 only once.');
  expect(out).toContain('The input ended before the game was over.');
});

test('undo takes back an answer, and says so when it cannot', async () => {
  const { out } = await smashup(DUEL, typing('u', '1', 'u'));
  expect(out).toContain('Nothing to undo');
  expect(out).toContain('Undone.');
  const [before, , , after] = out.split('> ').map(optionsOf);
  expect(after).toEqual(before);
});

test('the opening of the game stays in the log when the first answer is taken back', async () => {
  const { out } = await smashup(DUEL, typing('1', 'u', 'l'));
  expect(out.split('Undone.')[1]).toMatch(/goe?s? first/u);
});

function optionsOf(screen: string): string[] {
  return screen.split('\n').filter((line) => /^ {2,3}\d+ {2}\S/u.test(line));
}

test('? tells about options, cards in hand, cards on the table and cards elsewhere', async () => {
  const person = typing('? 1', '? spectre', "? tsar's palace", '? no such card', '?', 'l', 'd', 'h', 't');
  const { out } = await smashup(DUEL, person);
  const [, option, elsewhere, base, nothing, source, story, piles, help, table] = out.split('> ');
  expect(option).toMatch(/ – (?:minion, power \d|action[ a-z]*) – /u);
  expect(elsewhere).toContain('Spectre – minion, power 5 – Ghosts, Awesome Level 9000');
  expect(base).toContain("Tsar's Palace – base, breakpoint 22, VP 5 3 2");
  expect(nothing).toContain('No card is called “no such card”.');
  expect(source).toContain('No card asks this: the rules do.');
  expect(story).toMatch(/first\./u);
  expect(piles).toContain('You, discard pile: nothing.');
  expect(help).toContain('undo your last answer');
  expect(optionsOf(table ?? '')).toEqual(optionsOf(out.split('> ')[0] ?? ''));
});

test('quitting offers to save, and a folder that is not there is told', async () => {
  const file = join(folder, 'quit.json');
  const saved = await smashup(DUEL, typing('1', 'q', file));
  expect(saved.out).toContain('Save first?');
  expect(existsSync(file)).toBe(true);
  const missing = await smashup(DUEL, typing(`s ${join(folder, 'missing', 'x.json')}`, 'q', ''));
  expect(missing.out).toContain('Not saved:');
});

test('without further words the opponent is of the normal level', async () => {
  const { out } = await smashup(['play', '--seed', '5'], typing());
  expect(out).toContain('Smash Up: you against Normal 2');
});

test('bots decide the same in a game that was taken up again', async () => {
  const file = join(folder, 'whole-row.json');
  const start = ['play', '--seed', '3', '--bots', 'random', '--save'];
  await smashup([...start, file], typing('', '1', '1', '1', '1', '1'));
  const shorter = join(folder, 'shorter.json');
  await smashup([...start, shorter], typing('', '1', '1', '1'));
  await smashup(['play', '--resume', shorter, '--bots', 'random', '--save', shorter], typing('1', '1'));
  const answers = (path: string): unknown => recordIn(readFileSync(path, 'utf8')).answers;
  expect(answers(shorter)).toEqual(answers(file));
});

test('a draft lays out the factions that are named, twice where two may have the same; the table says who begins', async () => {
  const file = join(folder, 'draft.json');
  const pool = ['Ghosts', 'Aliens', 'Robots', 'Ninjas', 'Wizards'];
  const line = `play --seed 3 --bots random --choice draft --duplicates --first 2 --pool ${pool.join(',')}`;
  const { out } = await smashup(
    [...line.split(' '), '--bases', 'Monster Smash', '--save', file],
    typing('1', '1'),
  );
  for (const faction of pool) expect(out).toContain(faction);
  const { config } = recordIn(readFileSync(file, 'utf8'));
  expect(config).toMatchObject({ draftSize: 5, firstPlayer: 1, duplicates: true });
  expect(config.extraBaseSets).toContain('Monster Smash');
});
