import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { smashup } from './kit/run.ts';

// Programs are started, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000 });

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const EXAMPLES = `${ROOT}examples`;
const TSX = `"${process.execPath}" --import tsx`;

const hasPython = spawnSync('python3', ['--version']).status === 0;

/** A bot in Python is tried where there is one. */
const BOTS = readdirSync(`${EXAMPLES}/bots`).filter((name) => hasPython || !name.endsWith('.py'));

function linesOf(file: string): number {
  return readFileSync(`${EXAMPLES}/${file}`, 'utf8').trim().split('\n').length;
}

describe.for(BOTS)('the bot %s', (name) => {
  test('plays a game to its end without breaking a rule', async () => {
    const program = name.endsWith('.py') ? 'python3' : TSX;
    const bots = `cmd:${program} "${EXAMPLES}/bots/${name}",random`;
    const series = [
      'simulate',
      '--games',
      '1',
      '--seed',
      '1',
      // A new set does not change the game.
      '--sets',
      'Core Set',
      '--threads',
      '1',
      '--move-time',
      '120000',
      '--json',
    ];
    const { out, err, code } = await smashup([...series, '--bots', bots]);
    expect({ err, code }).toEqual({ err: '', code: 0 });
    expect(JSON.parse(out)).toMatchObject({ finished: 1, violations: [] });
    expect(out).toContain('"forfeits":[]');
  });

  test('has less than sixty lines', () => {
    expect(linesOf(`bots/${name}`)).toBeLessThan(60);
  });
});

describe('the game of a person and a bot', () => {
  test('is played to its end', () => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', `${EXAMPLES}/embedding/person-and-bot.ts`, '5'],
      { input: '0\n0 1\n'.repeat(2000), encoding: 'utf8', cwd: ROOT },
    );
    expect(stderr).toBe('');
    expect(stdout).toContain('What do you do?');
    expect(stdout.trim().split('\n').at(-1)).toMatch(/ wins? the game!$/u);
  });

  test('takes forty lines', () => {
    const code = readFileSync(`${EXAMPLES}/embedding/person-and-bot.ts`, 'utf8');
    const lines = code.split('\n').filter((line) => line.trim() !== '' && !line.trimStart().startsWith('/'));
    expect(lines.length).toBeLessThanOrEqual(40);
  });
});

describe('the faction of one’s own', () => {
  const CARDS = ['Old Keeper', 'Watchman', 'Boatman', 'Guiding Light', 'Foghorn'];
  const folder = mkdtempSync(join(tmpdir(), 'smashup-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The cards of a program are settled when it starts, so it is started. */
  function run(...args: readonly string[]): {
    readonly out: string;
    readonly err: string;
    readonly code: number | null;
  } {
    const bin = `${ROOT}packages/cli/bin/smashup.mjs`;
    const { stdout, stderr, status } = spawnSync(process.execPath, [bin, ...args], {
      encoding: 'utf8',
      cwd: ROOT,
    });
    return { out: stdout, err: stderr, code: status };
  }

  const CONTENT = ['--content', 'examples/my-faction'];
  const TEAMS = ['--factions', 'Lighthouse Keepers+Ghosts,Robots+Vikings'];

  test('is listed beside ours', () => {
    const { out, code } = run('cards', '--faction', 'Lighthouse Keepers', ...CONTENT);
    expect(code).toBe(0);
    for (const name of CARDS) expect(out).toContain(name);
  });

  test('passes every check of the engine in games in which all its cards are played', () => {
    const { out, code } = run(
      'simulate',
      '--games',
      '6',
      '--check',
      ...TEAMS,
      '--record',
      folder,
      ...CONTENT,
    );
    expect(out).toContain('no violations');
    expect(code).toBe(0);
    const records = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    for (const name of CARDS) expect(records.join()).toContain(`"${name}`);
  });

  test('is played in threads, by bots that think', () => {
    const { out, code } = run(
      'simulate',
      '--games',
      '2',
      '--bots',
      'easy',
      '--threads',
      '2',
      ...TEAMS,
      ...CONTENT,
    );
    expect(out).toContain('finished: 2');
    expect(code).toBe(0);
  });

  test('is not there without being named, and a folder without cards is refused', () => {
    expect(run('cards', '--faction', 'Lighthouse Keepers').err).toContain(
      'There is no faction "Lighthouse Keepers"',
    );
    expect(run('cards', '--content', 'docs').err).toMatch(/^smashup: .*docs holds no cards/u);
    expect(run('cards', '--content', 'examples/embedding/..').code).toBe(1);
  });
});
