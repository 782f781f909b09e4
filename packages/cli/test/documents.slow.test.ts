import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { smashup } from './kit/run.ts';

/** Every block of code in the documents is run, or at least compiled, and every link is followed. */

// Compilers and programs are started, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000 });

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Inside the project, so that its packages are found from there. */
const WORK = join(ROOT, '.cache/documents');
const away = mkdtempSync(join(tmpdir(), 'smashup-'));
afterAll(() => rmSync(away, { recursive: true }));

interface Block {
  readonly page: string;
  readonly language: string;
  readonly code: string;
}

const PAGES = [
  ...readdirSync(ROOT).filter((file) => file.endsWith('.md')),
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    file.endsWith('.md') ? [`docs/${file}`] : [],
  ),
  ...readdirSync(join(ROOT, 'packages')).flatMap((name) => {
    const files = readdirSync(join(ROOT, 'packages', name));
    return files.includes('README.md') ? [`packages/${name}/README.md`] : [];
  }),
];

const BLOCKS = PAGES.flatMap((page): Block[] => {
  const text = readFileSync(join(ROOT, page), 'utf8');
  return [...text.matchAll(/^```(?<language>\w*)\n(?<code>[\s\S]*?)^```/gmu)].map(({ groups }) => ({
    page,
    language: groups?.['language'] ?? '',
    code: groups?.['code'] ?? '',
  }));
});

function blocksIn(language: string): Block[] {
  return BLOCKS.filter((block) => block.language === language);
}

/** What stands around a piece of code that is not whole: what it is part of is known from the text. */
const AROUND: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'docs/architecture.md': [
    `import { minions, onPlay } from '@smashup/engine';\nexport const cards = [`,
    '];',
  ],
  'docs/adding-a-faction.md': [`import { scene } from '@smashup/cards/kit/scene.ts';`, ''],
  'docs/bots.md': [
    `import type { Progress } from '@smashup/bots';
import type { Thinker } from '@smashup/bots/node';
import type { Decision, View } from '@smashup/engine';
declare const thinker: Thinker;
declare const view: View;
declare const decision: Decision;
declare const seed: number;
declare const signal: AbortSignal;
declare const onProgress: (progress: Progress) => void;`,
    'export { thought };',
  ],
};

/** Writes the blocks as files; returns their names. */
function writeTypeScript(blocks: readonly Block[]): string[] {
  rmSync(WORK, { recursive: true, force: true });
  mkdirSync(WORK, { recursive: true });
  const references = ['engine', 'cards', 'bots', 'words', 'referee'];
  const tsconfig = {
    extends: '../../tsconfig.test.json',
    compilerOptions: { tsBuildInfoFile: './tsbuildinfo' },
    include: ['.'],
    references: references.map((name) => ({ path: `../../packages/${name}` })),
  };
  writeFileSync(join(WORK, 'tsconfig.json'), JSON.stringify(tsconfig));
  return blocks.map(({ page, code }, at) => {
    const [before, after] = AROUND[page] ?? ['', ''];
    const file = join(WORK, `block-${at}.ts`);
    writeFileSync(file, `${before}\n${code}\n${after}\nexport {};\n`);
    return file;
  });
}

/** The same command with the least that it can do: one game, players that are quick, few factions, and files elsewhere. */
function made(given: readonly string[]): string[] {
  const isBalance = given[0] === 'balance';
  const writes = isBalance || given[0] === 'dataset';
  // Every pair of factions plays.
  const isOfAll = isBalance && !given.includes('--pool') && !given.includes('--focus');
  const few = isOfAll ? ['--pool', 'Ghosts,Robots,Vikings,Zombies'] : [];
  const bot = isBalance && !given.includes('--bot') ? ['--bot', 'random'] : [];
  const out = writes && !given.includes('--out') ? ['--out', 'written'] : [];
  const words = [...given, ...few, ...bot, ...out];
  return words.map((word, at) => {
    const option = words[at - 1] ?? '';
    if (option === '--games') return '1';
    if (option === '--bot') return 'random';
    if (option === '--bots' || option === '--levels')
      return word.replaceAll(/\b(?:normal|easy|hard)\b/gu, 'random');
    return option === '--out' || option === '--results' ? join(away, basename(word)) : word;
  });
}

/** The words of a command, as a shell finds them. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/(?:"[^"]*"|[^\s"])+/gu)].map(([word]) => word.replaceAll('"', ''));
}

/** The cards of a program are settled when it starts. */
function runAlone(args: readonly string[]): { readonly err: string; readonly code: number | null } {
  const bin = join(ROOT, 'packages/cli/bin/smashup.mjs');
  const { stderr, status } = spawnSync(process.execPath, [bin, ...args], {
    cwd: ROOT,
    input: '',
    encoding: 'utf8',
  });
  return { err: stderr, code: status };
}

const hasPython = spawnSync('python3', ['--version']).status === 0;

test('every block says what it is, and is of a kind that is tried', () => {
  const known = new Set(['ts', 'sh', 'python', 'jsonl', 'text']);
  expect(BLOCKS.filter(({ language }) => !known.has(language))).toEqual([]);
  // What is no code has to look like it.
  expect(blocksIn('text').filter(({ code }) => /^(?:import|npm|npx) /mu.test(code))).toEqual([]);
  // The conversation is held against the real thing in protocol.slow.test.ts.
  expect(blocksIn('jsonl').map(({ page }) => page)).toEqual(['docs/protocol.md']);
});

describe('links', () => {
  test('in the documents lead to files and headings', () => {
    const broken = PAGES.flatMap((page) => {
      const text = withoutCode(readFileSync(join(ROOT, page), 'utf8'));
      return [...text.matchAll(/\]\((?!https?:)(?<path>[^)#\s]*)(?:#(?<anchor>[^)\s]*))?\)/gu)].flatMap(
        ({ 0: link, groups }) => {
          const path = groups?.['path'] ?? '';
          const target = path === '' ? join(ROOT, page) : join(ROOT, dirname(page), path);
          const anchor = groups?.['anchor'];
          const leads =
            existsSync(target) &&
            (anchor === undefined || anchorsOf(readFileSync(target, 'utf8')).includes(anchor));
          return leads ? [] : [`${page}: ${link}`];
        },
      );
    });
    expect(broken).toEqual([]);
  });

  const files = ['packages', 'tools', 'examples', 'docs', 'deploy'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => !/node_modules|dist/u.test(file))
      .map((file) => join(folder, file)),
  );

  test('to files by a part of their path lead to files', () => {
    const missing = PAGES.filter((page) => page !== 'CHANGELOG.md').flatMap((page) =>
      [
        ...readFileSync(join(ROOT, page), 'utf8').matchAll(
          /`(?<path>[\w-][\w@.-]*\/[\w@./-]+\.(?:tsx?|mjs|css))`/gu,
        ),
      ].flatMap(({ groups }) => {
        const path = groups?.['path'] ?? '';
        return files.some((file) => file === path || file.endsWith(`/${path}`)) ? [] : [`${page}: ${path}`];
      }),
    );
    expect(missing).toEqual([]);
  });

  test('in sources name pages that there are', () => {
    const sources = files.filter((file) => /\.(?:ts|tsx|mjs|py)$/u.test(file));
    expect(sources.length).toBeGreaterThan(500);
    const missing = sources.flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\bdocs\/[\w/-]+\.md/gu)].flatMap(([page]) =>
        existsSync(join(ROOT, page)) ? [] : [`${file}: ${page}`],
      ),
    );
    expect(missing).toEqual([]);
  });
});

function withoutCode(text: string): string {
  return text.replaceAll(/^```[\s\S]*?^```/gmu, '');
}

/** What the headings of a page can be linked by, as GitHub names them. */
function anchorsOf(text: string): string[] {
  return [...withoutCode(text).matchAll(/^#+ (?<heading>.*)$/gmu)].map(({ groups }) =>
    (groups?.['heading'] ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('TypeScript', () => {
  const blocks = blocksIn('ts');
  const files = writeTypeScript(blocks);

  test('compiles', () => {
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-b', WORK], { cwd: ROOT, encoding: 'utf8' });
    expect(stdout).toBe('');
  });

  test('runs, where it is whole', async () => {
    const whole = files.filter((_, at) => AROUND[blocks[at].page] === undefined);
    expect(whole.length).toBeGreaterThan(4);
    for (const file of whole) {
      await expect(import(/* @vite-ignore */ pathToFileURL(file).href)).resolves.toBeDefined();
    }
  });
});

describe('commands', () => {
  const commands = blocksIn('sh').flatMap(({ code }) =>
    code
      .replaceAll('\\\n', ' ')
      .split('\n')
      .flatMap((line) => line.replace(/#.*$/u, '').split('&&'))
      .map((line) => line.trim())
      .filter(Boolean),
  );
  const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );

  test('are of this project', () => {
    const isOurs = (line: string): boolean => {
      // Settings stand before the program.
      const words = wordsOf(line.replace(/^(?:[A-Z_]+=\S+\s+)+/u, ''));
      const [program, first = '', second = ''] = words;
      if (program === 'npx') return first === 'smashup';
      if (program === 'cd') return true;
      if (program === 'docker') return existsSync(join(ROOT, words[words.indexOf('--file') + 1]));
      return (
        program === 'npm' &&
        (['ci', 'install'].includes(first) || (first === 'run' ? second : first) in scripts)
      );
    };
    expect(commands.filter((line) => !isOurs(line))).toEqual([]);
  });

  const runnable = commands.filter(
    (line) => line.startsWith('npx smashup') && (hasPython || !line.includes('python3')),
  );

  test.for(runnable)('%s', async (line) => {
    const args = made(wordsOf(line).slice(2));
    const { err, code } = args.includes('--content') ? runAlone(args) : await smashup(args);
    expect({ err, code }).toEqual({ err: '', code: 0 });
  });
});

test.skipIf(!hasPython).for(blocksIn('python').map(({ page, code }) => [page, code] as const))(
  'the Python of %s compiles',
  ([, code]) => {
    const { stderr } = spawnSync('python3', ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'], {
      input: code,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
  },
);
