// `npm test`: everything a contributor must see green, with a summary at the end.
// `npm run test:quick`: the same in a minute or two, without the *.slow.test.ts files, the rules of the linter that
// need types, and a browser.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle.mjs';
import { outcomeOf, readPlaywright, readVitest } from './test/report.mjs';

const quick = process.argv.includes('--quick');
const report = join(root, '.cache/vitest.json');
const browserReport = join(root, '.cache/playwright.json');
/** The run as data, for `npm run steady`. */
const summary = join(root, '.cache/test.json');

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
  {
    name: 'lock',
    why: 'a complete lock file without addresses, as it was committed',
    command: ['npm', 'run', '--silent', 'lock', '--', '--check'],
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
// Before the tests: those of the browser and those that start programs would all build at once.
const build = {
  name: 'build',
  why: 'the page and the server, as they are served',
  command: ['node', 'tools/build-if-stale.mjs'],
};
const browserTests = {
  name: 'browser',
  why: 'the built game, played in Chromium (which is installed if there is none)',
  command: ['npx', '--no-install', 'playwright', 'test', '--config', 'packages/web/playwright.config.ts'],
};

/** @typedef {{ name: string, ok: boolean, seconds: number, printed: string }} Result */

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
  return { name, ok, seconds: (performance.now() - started) / 1000, printed };
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

mkdirSync(join(root, '.cache'), { recursive: true });
for (const file of [report, browserReport, summary]) rmSync(file, { force: true });

// All of them run even when one fails, so that one look shows everything there is to fix. The linter and some tests
// read what the compiler writes. What runs at the same time waits at different moments: for clocks, disks and pages.
const [typed, built] = await Promise.all([run(types, 'inherit'), runAll(quick ? [] : [build])]);
for (const { printed } of built) process.stdout.write(printed);
const prepared = [typed, ...built];
const [tested, checked, browsed] = await Promise.all([
  run(tests, 'inherit'),
  runAll(checks),
  runAll(quick ? [] : [browserTests]),
]);
for (const { printed } of [...checked, ...browsed]) process.stdout.write(printed);
const outcomes = [
  outcomeOf(tested, () => readVitest(report)),
  ...browsed.map((result) => outcomeOf(result, () => readPlaywright(browserReport))),
];
const results = [...prepared, ...checked, tested, ...browsed];

const failedChecks = [...prepared, ...checked].filter(({ ok }) => !ok).map(({ name }) => name);
const failed = [...failedChecks, ...outcomes.flatMap((outcome) => outcome.failed)];
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const skipped = outcomes.reduce((sum, outcome) => sum + outcome.skipped, 0);

console.log('');
for (const { name, ok, seconds } of results)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
for (const test of failed) console.log(`failed: ${test}`);
const stages = Object.fromEntries(results.map(({ name, seconds }) => [name, seconds]));
writeFileSync(summary, JSON.stringify({ passed, failed, skipped, stages }));
// The closing line that CI reads; a failed check counts as one failure.
console.log(`${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed.length === 0 ? 0 : 1;
