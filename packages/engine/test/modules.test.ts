import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENGINE, RULES, RULES_FILE } from '../../../tools/imports.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SOURCES = join(ROOT, 'packages/engine/src');

const MODULES = Object.keys(ENGINE);
/** `game` is a file, and tried by none of these. */
const KNOWS = Object.fromEntries(
  Object.entries(ENGINE).map(([name, known]) => [name, known.filter((other) => other !== 'game')]),
);

/** A project like this one, with one file for every import that there could be. */
let project = '';

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'modules-'));
  for (const file of ['.oxlintrc.json', RULES_FILE]) copyFileSync(join(ROOT, file), join(project, file));
  for (const name of MODULES) {
    const folder = join(project, 'packages/engine/src', name);
    mkdirSync(folder, { recursive: true });
    const imports = [
      ...MODULES.filter((other) => other !== name).map((other) => [other, `../${other}/thing.ts`]),
      ['node', 'node:fs'],
    ];
    for (const [other, from] of imports) {
      writeFileSync(
        join(folder, `knows-${other}.ts`),
        `import type { Thing } from '${from}';\nexport type Mine = Thing;\n`,
      );
    }
  }
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

test('the linter has the rules of the table of imports', () => {
  expect(JSON.parse(readFileSync(join(ROOT, RULES_FILE), 'utf8')), 'npm run imports').toEqual(RULES);
});

test('the linter lets every module of the engine import what the table says, and no more', () => {
  const linter = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [linter, '--format', 'unix'], {
    cwd: project,
    encoding: 'utf8',
  });
  const objects = (name: string, other: string): boolean =>
    new RegExp(`packages/engine/src/${name}/knows-${other}\\.ts:.*restricted`, 'u').test(stdout);
  const allowed = MODULES.map((name) => [
    name,
    [...MODULES, 'node'].filter((other) => other !== name && !objects(name, other)),
  ]);
  expect(Object.fromEntries(allowed)).toEqual(KNOWS);
});

test('no pattern of the linter looks ahead: it would match nothing, and nobody would be told', () => {
  const patterns = readFileSync(join(ROOT, RULES_FILE), 'utf8').match(/"regex": ".*"/gu) ?? [];
  expect(patterns.length).toBeGreaterThan(20);
  expect(patterns.filter((pattern) => pattern.includes('(?'))).toEqual([]);
});

const ZONES = 'hand|deck|discard|limbo|box|baseDeck|baseDiscard|table|bases|pieces|defs|owners|known';
function sourcesIn(name: string): string[] {
  return readdirSync(join(SOURCES, name), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
}

/** A zone that is written: a list that grows or shrinks, or something put into its place. */
const WRITES = [
  new RegExp(
    `\\b(?:state|player|players\\[\\w+\\])\\.(?:${ZONES})\\.(?:push|pop|shift|unshift|splice|sort|reverse|fill)\\(`,
    'u',
  ),
  new RegExp(
    `\\b(?:state|player|players\\[\\w+\\])\\.(?:${ZONES})(?:\\[[^\\]]+\\])?(?:\\.length)? [|&+-]?= `,
    'u',
  ),
];

/** Where a game is set up or only imagined, what is written is no game that is being played. */
test.each(['rules', 'flow', 'script'])('in %s nothing writes into a zone: that is for changes', (name) => {
  const writers = sourcesIn(name).flatMap((file) =>
    readFileSync(join(SOURCES, name, file), 'utf8')
      .split('\n')
      .filter((line) => WRITES.some((write) => write.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(writers).toEqual([]);
});
