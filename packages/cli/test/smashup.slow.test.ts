import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../bin/smashup.mjs', import.meta.url));

test('the committed bin builds and runs the command line', () => {
  expect(execFileSync(process.execPath, [bin, '--version'], { encoding: 'utf8' })).toMatch(
    /^\d+\.\d+\.\d+\n$/,
  );
});

test('a game can be piped in: answers that come all at once are not lost', () => {
  const input = `${'\n'.repeat(3)}h\nq\n\n`;
  const { stdout, stderr, status } = spawnSync(process.execPath, [bin, 'play', '--seed', '1'], {
    input,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toContain('undo your last answer');
  expect(stdout).toContain('Save first?');
});

test('a violation or a bad option fails the process with one line', () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [bin, 'simulate', '--games', 'x'], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  expect(stderr).toBe('smashup: --games must be a whole number from 1 up, not "x".\n');
  expect(status).toBe(1);
});
