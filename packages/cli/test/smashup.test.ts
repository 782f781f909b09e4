import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../bin/smashup.mjs', import.meta.url));

test('the committed bin builds and runs the command line', () => {
  expect(execFileSync(process.execPath, [bin, '--version'], { encoding: 'utf8' })).toMatch(
    /^\d+\.\d+\.\d+\n$/,
  );
});
