// `npm test`: everything a contributor must see green, in order, with a summary at the end.
// `npm run test:quick`: the same without the *.slow.test.ts files and without a browser.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle.mjs';

const quick = process.argv.includes('--quick');
const report = join(root, '.cache/vitest.json');
const browserReport = join(root, '.cache/playwright.json');

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
    why: 'a scene for every card, ruling and numbered rule, and all that a faction needs',
    command: ['npm', 'run', '--silent', 'spec'],
  },
  {
    name: 'words',
    why: 'every word of the cards is used, and docs/words.md has it',
    command: ['npm', 'run', '--silent', 'words'],
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
const browserTests = {
  name: 'browser',
  why: 'the built game, played in Chromium (which is installed if there is none)',
  command: ['npx', '--no-install', 'playwright', 'test', '--config', 'packages/web/playwright.config.ts'],
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

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} PlaywrightReport
 */

/**
 * A test file that does not even load fails the run without a failed test; it counts as one.
 * @param {boolean} ok
 * @param {() => Counts} read
 * @returns {Counts}
 */
function counted(ok, read) {
  const counts = readOrNothing(read);
  return { ...counts, failed: ok ? counts.failed : Math.max(1, counts.failed) };
}

/**
 * @param {() => Counts} read
 * @returns {Counts}
 */
function readOrNothing(read) {
  try {
    return read();
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

/** @returns {Counts} */
function vitestCounts() {
  /** @type {VitestReport} */
  const found = JSON.parse(readFileSync(report, 'utf8'));
  return {
    passed: found.numPassedTests,
    failed: found.numFailedTests,
    skipped: found.numPendingTests + found.numTodoTests,
  };
}

/** @returns {Counts} */
function browserCounts() {
  /** @type {PlaywrightReport} */
  const { stats } = JSON.parse(readFileSync(browserReport, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

mkdirSync(join(root, '.cache'), { recursive: true });
for (const file of [report, browserReport]) rmSync(file, { force: true });

// All of them run even when one fails: one look then shows everything there is to mend.
const failedChecks = checks.filter((check) => !run(check)).length;
const counts = [counted(run(tests), vitestCounts)];
if (!quick) counts.push(counted(run(browserTests), browserCounts));

/** @param {keyof Counts} key */
const total = (key) => counts.reduce((sum, each) => sum + each[key], 0);
const failed = failedChecks + total('failed');
const skipped = total('skipped');

console.log('');
for (const { name, ok, seconds } of results)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
// The closing line that CI reads; a failed check counts as one failure.
console.log(`${total('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;
