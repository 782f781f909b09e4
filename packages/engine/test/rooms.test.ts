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

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SOURCES = join(ROOT, 'packages/engine/src');

/** What each room may know. */
const KNOWS: Readonly<Record<string, readonly string[]>> = {
  model: [],
  library: ['model'],
  rules: ['model', 'library'],
  changes: ['model', 'library', 'rules'],
  flow: ['model', 'library', 'rules', 'changes'],
  script: ['model', 'library', 'rules', 'changes', 'flow'],
  outside: ['model', 'library', 'rules', 'changes', 'flow'],
  records: ['model', 'library', 'rules', 'outside'],
};
const ROOMS = Object.keys(KNOWS);

/** A project like this one, with one file for every import that there could be. */
let project = '';

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'rooms-'));
  copyFileSync(join(ROOT, '.oxlintrc.json'), join(project, '.oxlintrc.json'));
  for (const room of ROOMS) {
    const folder = join(project, 'packages/engine/src', room);
    mkdirSync(folder, { recursive: true });
    const imports = [
      ...ROOMS.filter((other) => other !== room).map((other) => [other, `../${other}/thing.ts`]),
      ['node', 'node:fs'],
    ];
    for (const [name, from] of imports) {
      writeFileSync(
        join(folder, `knows-${name}.ts`),
        `import type { Thing } from '${from}';\nexport type Mine = Thing;\n`,
      );
    }
  }
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

test('the linter lets every room of the engine know those below it, and no other', () => {
  const linter = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [linter, '--format', 'unix'], {
    cwd: project,
    encoding: 'utf8',
  });
  const objects = (room: string, other: string): boolean =>
    new RegExp(`packages/engine/src/${room}/knows-${other}\\.ts:.*restricted`, 'u').test(stdout);
  const allowed = ROOMS.map((room) => [
    room,
    [...ROOMS, 'node'].filter((other) => other !== room && !objects(room, other)),
  ]);
  expect(Object.fromEntries(allowed)).toEqual(KNOWS);
});

test('no pattern of the linter looks ahead: it would match nothing, and nobody would be told', () => {
  const patterns = readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8').match(/"regex": ".*"/gu) ?? [];
  expect(patterns.length).toBeGreaterThan(20);
  expect(patterns.filter((pattern) => pattern.includes('(?'))).toEqual([]);
});

const ZONES = 'hand|deck|discard|limbo|box|baseDeck|baseDiscard|table|bases|pieces|defs|owners|known';
function sourcesIn(room: string): string[] {
  return readdirSync(join(SOURCES, room), { recursive: true, encoding: 'utf8' }).filter((file) =>
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
test.each(['rules', 'flow', 'script'])('in %s nothing writes into a zone: that is for changes', (room) => {
  const writers = sourcesIn(room).flatMap((file) =>
    readFileSync(join(SOURCES, room, file), 'utf8')
      .split('\n')
      .filter((line) => WRITES.some((write) => write.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(writers).toEqual([]);
});
