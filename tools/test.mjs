// `npm test`: everything a contributor must see green, with a summary at the end.
// `npm run test:quick`: the same in less than a minute, without the *.slow.test.ts files, the rules of the linter that
// need types, and a browser.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle.mjs';

const quick = process.argv.includes('--quick');
const report = join(root, '.cache/vitest.json');
const browserReport = join(root, '.cache/playwright.json');

/** @typedef {{ name: string, why: string, command: string[] }} Step */

// Its output is read by the linter and some tests, among others.
const types = {
  name: 'types',
  why: 'the strict compiler over every package',
  command: ['npm', 'run', '--silent', 'types'],
};
/** @type {Step[]} */
const checks = [
  {
    name: 'lint',
    why: quick
      ? 'purity, import direction, habits; without the rules that need types'
      : 'type-aware rules, purity, import direction',
    command: ['npm', 'run', '--silent', quick ? 'lint:quick' : 'lint'],
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

/** @typedef {{ name: string, ok: boolean, seconds: string, printed: string }} Result */

/**
 * Runs a step; what it prints is shown as it comes ('inherit') or kept ('pipe').
 * @param {Step} step
 * @param {'inherit' | 'pipe'} output
 * @returns {Promise<Result>}
 */
async function run({ name, why, command }, output) {
  const heading = `\n== ${name}: ${why}\n`;
  if (output === 'inherit') process.stdout.write(heading);
  const started = performance.now();
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', output, output] });
  let printed = output === 'pipe' ? heading : '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  }
  /** @type {boolean} */
  const ok = await new Promise((resolve) => {
    child.once('close', (code) => resolve(code === 0));
    child.once('error', (error) => {
      printed += `${error.message}\n`;
      resolve(false);
    });
  });
  if (output === 'inherit') process.stdout.write(printed);
  return { name, ok, seconds: ((performance.now() - started) / 1000).toFixed(1), printed };
}

/**
 * One after another, printing nothing until all are done.
 * @param {readonly Step[]} steps
 */
async function runAll(steps) {
  /** @type {Result[]} */
  const done = [];
  for (const step of steps) done.push(await run(step, 'pipe'));
  return done;
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

// All of them run even when one fails, so that one look shows everything there is to fix. The linter and some tests
// read what the compiler writes. The checks run while tests are waiting for something.
const typed = await run(types, 'inherit');
const [tested, checked] = await Promise.all([run(tests, 'inherit'), runAll(checks)]);
for (const { printed } of checked) process.stdout.write(printed);
const counts = [counted(tested.ok, vitestCounts)];
const results = [typed, ...checked, tested];
if (!quick) {
  const browsed = await run(browserTests, 'inherit');
  counts.push(counted(browsed.ok, browserCounts));
  results.push(browsed);
}

/** @param {keyof Counts} key */
const total = (key) => counts.reduce((sum, each) => sum + each[key], 0);
const failed = [typed, ...checked].filter(({ ok }) => !ok).length + total('failed');
const skipped = total('skipped');

console.log('');
for (const { name, ok, seconds } of results)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
// The closing line that CI reads; a failed check counts as one failure.
console.log(`${total('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;
