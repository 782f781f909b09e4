import { readdirSync, readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { History, openRecord } from '@smashup/engine';
import { describe, expect, test } from 'vitest';
import { library, smashUp } from '../../src/index.ts';
import { gameOf, opened, playedOut, written } from '../kit/kept-games.ts';
import { playAtRandom, randomConfig } from '../kit/random-play.ts';

describe('a record', () => {
  test.each([0, 1, 2, 3, 4, 5])('comes back as the same game (%i)', (number) => {
    const played = gameOf(number);
    const found = opened(smashUp, written(played.save()));
    expect(found).toMatchObject({ found: 'same', answers: played.length, kept: played.length });
    expect(smashUp.hash(playedOut(smashUp, found).state)).toBe(smashUp.hash(played.state));
  });

  test('says what was chosen, and what the game rests on, without the cards', () => {
    const { record, state } = gameOf(3);
    expect(record.content).toBe(library.fingerprint);
    const inPlay = state.bases.map(({ base }) => library.defs[state.defs[base]].key);
    expect(record.bases).toEqual(expect.arrayContaining(inPlay));
    expect(record.offer).toEqual([]);
    expect(gameOf(0).record.offer).toEqual(library.factionNames);
    const names = new Set([...library.defs.map(({ name }) => name), ...library.factionNames]);
    const chosen = record.answers.flatMap(([, ...what]) => what);
    const said = chosen.filter((what) => names.has(what.replace(/^(use|uncover) | @\d+$/gu, '')));
    expect(said.length).toBeGreaterThan(chosen.length / 2);
  });

  test('of a finished game takes less than 4 kB when it is compressed', () => {
    const sizes: number[] = [];
    for (let seed = 1; sizes.length < 5; seed++) {
      const { answers } = playAtRandom(randomConfig(2), seed);
      const history = History.begin(smashUp, randomConfig(2), seed);
      for (const picks of answers.slice(0, 260)) history.answer(picks);
      sizes.push(deflateRawSync(written({ ...history.save(), checkpoints: [] })).length);
    }
    expect(Math.max(...sizes)).toBeLessThan(4096);
  });

  test('is refused on another table, whatever its answers are', () => {
    const one = gameOf(8);
    const other = gameOf(12);
    const mixed = { ...one.record, answers: other.record.answers };
    expect(opened(smashUp, written(mixed))).toMatchObject({ found: 'look only', kept: 0 });
  });
});

test('a draft of before its size could be set is drafted as it was', () => {
  const pool = library.factionNames.slice(0, 9);
  const options = { players: [{}, {}], choice: 'draft', pool } as const;
  const { draftSize, ...config } = smashUp.config({ ...options, draftSize: 4 });
  expect(draftSize).toBe(4);
  const history = History.begin(smashUp, config, 7);
  // Each takes what was laid out last.
  const picks = [[3], [2], [1]];
  for (const pick of picks) history.answer(pick);
  expect(opened(smashUp, written(history.save()))).toMatchObject({ found: 'same', kept: 3 });
  // At that time the player was also asked about the only one left.
  const found = opened(smashUp, JSON.stringify({ version: 1, config, seed: 7, answers: [...picks, [0]] }));
  expect(found).toMatchObject({ found: 'same', answers: 3, kept: 3, record: { config: { draftSize: 4 } } });
  expect(playedOut(smashUp, found).state.players.map(({ factions }) => factions)).toEqual(
    history.state.players.map(({ factions }) => factions),
  );
});

describe('records of earlier releases', () => {
  const folder = new URL('../releases/', import.meta.url);
  const releases = readdirSync(folder);
  const files = releases.flatMap((release) =>
    readdirSync(new URL(`${release}/`, folder)).map((file) => `${release}/${file}`),
  );

  test('there are some', () => {
    expect(releases).toContain('0.1');
    expect(files.length).toBeGreaterThanOrEqual(12);
  });

  test.each(files)('%s can be opened', (file) => {
    const data: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    const found = openRecord(smashUp, data);
    expect(found.record).not.toBeNull();
    expect(playedOut(smashUp, found).length).toBe(found.kept);
    expect(found.kept === found.answers).toBe(found.found === 'same');
  });
});
