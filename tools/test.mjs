// `npm test`: everything a contributor must see green, in order, with a summary at the end.
// `npm run test:quick`: the same without the *.slow.test.ts files.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle.mjs';

const quick = process.argv.includes('--quick');
const report = join(root, '.cache/vitest.json');

/** @type {{ name: string, why: string, command: string[] }[]} */
const checks = [
  {
    name: 'types',
    why: 'the strict compiler over every package',
    command: ['npm', 'run', '--silent', 'types'],
  },
  {
    name: 'lint',
    why: 'type-aware rules, purity, import direction',
    command: ['npm', 'run', '--silent', 'lint'],
  },
  {
    name: 'format',
    why: 'every file as the formatter writes it',
    command: ['npm', 'run', '--silent', 'format:check'],
  },
  {
    name: 'knip',
    why: 'no dead files, exports or dependencies',
    command: ['npm', 'run', '--silent', 'knip'],
  },
  {
    name: 'spec',
    why: 'a scene for every card, ruling and numbered rule',
    command: ['npm', 'run', '--silent', 'spec'],
  },
];
const tests = {
  name: 'tests',
  why: quick ? 'scenes and unit tests, without the slow ones' : 'scenes, unit tests and the slow ones',
  command: [
    'npx',
    '--no-install',
    'vitest',
    'run',
    ...(quick ? ['--project', 'quick'] : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
};

/** @type {{ name: string, ok: boolean, seconds: string }[]} */
const results = [];

/** @param {{ name: string, why: string, command: string[] }} step */
function run({ name, why, command }) {
  console.log(`\n== ${name}: ${why}`);
  const started = performance.now();
  const [program = '', ...args] = command;
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (error !== undefined) console.error(error.message);
  const ok = status === 0;
  results.push({ name, ok, seconds: ((performance.now() - started) / 1000).toFixed(1) });
  return ok;
}

/** @returns {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} */
function readCounts() {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  }
}

mkdirSync(join(root, '.cache'), { recursive: true });
rmSync(report, { force: true });

// All of them run even when one fails: one look then shows everything there is to mend.
const failedChecks = checks.filter((check) => !run(check)).length;
const testsOk = run(tests);

const counts = readCounts();
// A test file that does not even load fails the run without a failed test; it counts as one.
const failedTests = testsOk ? counts.numFailedTests : Math.max(1, counts.numFailedTests);
const failed = failedChecks + failedTests;
const skipped = counts.numPendingTests + counts.numTodoTests;

console.log('');
for (const { name, ok, seconds } of results)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
// The closing line that CI reads; a failed check counts as one failure.
console.log(`${counts.numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;
