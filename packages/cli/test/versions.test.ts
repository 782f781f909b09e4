import { smashUp } from '@smashup/cards';
import { History, packRecord, VERSION } from '@smashup/engine';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { smashup } from './kit/run.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

test('all packages have the version of the program, and depend on each other in it', () => {
  for (const name of readdirSync(join(ROOT, 'packages'))) {
    const manifest: { version: string; dependencies?: Record<string, string> } = JSON.parse(
      readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'),
    );
    const ours = Object.entries(manifest.dependencies ?? {}).filter(([other]) =>
      other.startsWith('@smashup/'),
    );
    const versions = [manifest.version, ...ours.map(([, version]) => version)];
    expect([name, ...new Set(versions)]).toEqual([name, VERSION]);
  }
  expect(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${VERSION}\n`);
});

test('the command line and every record show it', async () => {
  expect((await smashup(['--version'])).out.trim()).toBe(VERSION);
  const config = smashUp.config({ players: [{ name: 'Ann' }, { name: 'Bob' }], choice: 'random' });
  expect(packRecord(History.begin(smashUp, config, 1).save()).program).toBe(VERSION);
});

test('what the packages export is what exports.txt says: npm run exports -- --update', () => {
  const { stderr, status } = spawnSync(process.execPath, [join(ROOT, 'tools/exports.mjs')], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
