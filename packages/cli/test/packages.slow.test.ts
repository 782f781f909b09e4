import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The packages as strangers have them: packed, and installed into an empty folder, without a network. */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PACKED = join(ROOT, '.cache/packages');
const PUBLISHED = ['engine', 'cards', 'bots', 'words', 'referee'];

const project = mkdtempSync(join(tmpdir(), 'smashup-'));
afterAll(() => rmSync(project, { recursive: true }));

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function manifestOf(name: string): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'));
  return manifest;
}

/** What our packages depend on is taken from where it is installed here. */
function strangers(): string[] {
  const names = PUBLISHED.flatMap((name) => Object.keys(manifestOf(name).dependencies ?? {}));
  return [...new Set(names)]
    .filter((name) => !name.startsWith('@smashup/'))
    .map((name) => join(ROOT, 'node_modules', name));
}

function write(file: string, text: string): void {
  writeFileSync(join(project, file), text);
}

/** A game with everything: rules, cards, a bot, words, the referee and the protocol for bots. */
const USE = `
import { createBots } from '@smashup/bots';
import { smashUp } from '@smashup/cards';
import { createRules, seedRandom, VERSION } from '@smashup/engine';
import { createReferee, PROTOCOL } from '@smashup/referee';
import { BotTeller } from '@smashup/referee/bot-protocol';
import { createWords, plain } from '@smashup/words';

const config = smashUp.config({ players: [{ name: 'Ann' }, { name: 'Bob' }], choice: 'random' });
const state = smashUp.newGame(config, 42);
const words = createWords(createRules(smashUp.library));
const { easy, random } = createBots(smashUp);
let last = '';
while (state.pending !== null) {
  const { seat, id } = state.pending;
  const bot = id < 20 ? easy : random;
  const mind = { random: seedRandom(id), now: () => 0 };
  const { answer } = bot(smashUp.view(state, seat), state.pending, {}, mind);
  smashUp.apply(state, answer, (event, now) => {
    last = plain(words.tellEvent(event, { state: now, you: 0, seesAll: false }));
  });
}
const { catalogue } = createReferee(smashUp);
const hello = new BotTeller(smashUp).hello(VERSION, { millis: 1, characters: 1, requests: 1 });
console.log(JSON.stringify({ last, faces: catalogue().faces.length, protocol: PROTOCOL, bots: hello.protocol }));
`;

/** A use of a type that the compiler has to find to object. */
const WRONG = `
import { PROTOCOL } from '@smashup/referee';
export const wrong: string = PROTOCOL;
`;

beforeAll(() => {
  execFileSync(process.execPath, ['tools/build-packages.mjs'], { cwd: ROOT, stdio: 'ignore' });
  write('package.json', JSON.stringify({ name: 'stranger', private: true, type: 'module' }));
  const packed = readdirSync(PACKED).filter((file) => file.endsWith('.tgz'));
  const from = [...packed.map((file) => join(PACKED, file)), ...strangers()];
  const quietly = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--omit=optional'];
  execFileSync('npm', ['install', ...quietly, '--install-links', ...from], { cwd: project, stdio: 'ignore' });
  write('use.mjs', USE);
  write('use.ts', USE);
  write('wrong.ts', WRONG);
});

/** Runs a script in the stranger's folder. */
function run(...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout;
}

function check(...options: readonly string[]): string {
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/typescript/bin/tsc'),
      '--noEmit',
      '--strict',
      '--exactOptionalPropertyTypes',
      '--lib',
      'es2023,dom',
      ...options,
      'use.ts',
      'wrong.ts',
    ],
    { cwd: project, encoding: 'utf8' },
  );
  return stdout;
}

test('the engine depends on nothing', () => {
  expect(manifestOf('engine').dependencies).toBeUndefined();
});

test('Node plays a game with them, and what a bundler makes of them for browsers plays the same game', async () => {
  const played = run('use.mjs');
  expect(JSON.parse(played)).toMatchObject({ last: expect.stringMatching(/ wins? /u), bots: 1 });
  const outfile = join(project, 'bundle.mjs');
  await build({
    entryPoints: [join(project, 'use.mjs')],
    outfile,
    bundle: true,
    platform: 'browser',
    format: 'esm',
    logLevel: 'silent',
  });
  expect(readFileSync(outfile, 'utf8')).not.toMatch(/from ["']node:/u);
  expect(run('bundle.mjs')).toBe(played);
});

test.for([
  ['nodenext', '--module', 'nodenext', '--moduleResolution', 'nodenext'],
  ['bundler', '--module', 'esnext', '--moduleResolution', 'bundler'],
])('the compiler finds their types with %s', ([, ...options]) => {
  const errors = check(...options)
    .split('\n')
    .filter((line) => line.includes('error TS'));
  expect(errors).toEqual([
    expect.stringMatching(/^wrong\.ts\(.+Type 'number' is not assignable to type 'string'/u),
  ]);
});

test('what can be imported is what exports.txt says', () => {
  const paragraphs = PUBLISHED.flatMap((name) =>
    readFileSync(join(ROOT, 'packages', name, 'exports.txt'), 'utf8')
      .trim()
      .split('\n\n'),
  );
  const listed = paragraphs
    .map((paragraph) => {
      const [entry = '', ...lines] = paragraph.trim().split('\n');
      const values = lines.filter((line) => line.endsWith('(value)'));
      return { entry, values: values.map((line) => line.trim().split(' ')[0]).toSorted() };
    })
    // A worker serves as soon as it is loaded.
    .filter(({ entry }) => !entry.endsWith('/worker') && !entry.endsWith('/browser'));
  const entries = JSON.stringify(listed.map(({ entry }) => entry));
  const script = `
    const found = [];
    for (const entry of ${entries}) found.push({ entry, values: Object.keys(await import(entry)).sort() });
    console.log(JSON.stringify(found));
  `;
  expect(JSON.parse(run('--input-type=module', '-e', script))).toEqual(listed);
});

test('sources can be found from what was built', () => {
  for (const file of ['index.js.map', 'index.d.ts.map']) {
    const map: { sources: string[] } = JSON.parse(
      readFileSync(join(project, 'node_modules/@smashup/engine/dist', file), 'utf8'),
    );
    expect(map.sources[0]).toMatch(/src\/index\.ts$/u);
  }
});
