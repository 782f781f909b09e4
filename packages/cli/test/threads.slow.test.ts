import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { smashup } from './kit/run.ts';
import { timeless } from './kit/timeless.ts';

const folder = mkdtempSync(join(tmpdir(), 'smashup-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the number of threads changes nothing', async () => {
  const args = ['simulate', '--games', '9', '--json', '--threads'];
  const alone = await smashup([...args, '1']);
  const together = await smashup([...args, '3']);
  expect(together.err).toBe('');
  expect(timeless(together.out)).toEqual(timeless(alone.out));
});

test('games in threads can be checked, too', async () => {
  const { out, code } = await smashup(['simulate', '--games', '4', '--check', '--threads', '2', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ finished: 4, violations: [] });
});

test('a data set is the same with any number of threads', async () => {
  const made = async (threads: string): Promise<Readonly<Record<string, string>>> => {
    const out = join(folder, threads);
    const games = ['--games', '3', '--bots', 'random', '--seed', '5', '--threads', threads];
    expect((await smashup(['dataset', ...games, '--out', out])).code).toBe(0);
    return Object.fromEntries(
      readdirSync(out).map((file) => [file, readFileSync(join(out, file)).toString('base64')]),
    );
  };
  const alone = await made('1');
  expect(Object.keys(alone)).toContain('decisions.i32.gz');
  expect(await made('2')).toEqual(alone);
});
