import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
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
      '--threads',
      '1',
      '--move-time',
      '60000',
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
