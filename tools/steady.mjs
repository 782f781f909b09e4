// `npm run steady --silent -- --runs 10 --load 4`: runs the whole test command several times beside busy processes and
// prints what failed as one JSON object. What each run printed is in .cache/steady.
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './bundle.mjs';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, load: { type: 'string', default: '0' } },
});
const runs = wholeNumber('runs', values.runs, 1);
const load = wholeNumber('load', values.load, 0);
const folder = join(root, '.cache/steady');
const summary = join(root, '.cache/test.json');
mkdirSync(folder, { recursive: true });

const busy = Array.from({ length: load }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);
const stop = () => busy.forEach((child) => child.kill('SIGKILL'));
process.once('exit', stop);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, () => process.exit(1));

/** @type {Map<string, number>} */
const times = new Map();
/** @type {number[]} */
const seconds = [];
for (let run = 1; run <= runs; run += 1) {
  const started = performance.now();
  const ok = await test(join(folder, `run-${run}.log`));
  seconds.push(Math.round((performance.now() - started) / 1000));
  const failed = failedTests();
  // A run that ended without a summary, or failed without naming a test, must not pass for a green one.
  for (const name of ok || failed.length > 0 ? failed : ['npm test'])
    times.set(name, (times.get(name) ?? 0) + 1);
  console.error(
    `Run ${run} of ${runs}: ${ok ? 'green' : `failed: ${failed.join('; ')}`} (${seconds.at(-1)} s)`,
  );
}

const failed = [...times].map(([name, count]) => ({ test: name, times: count }));
console.log(
  JSON.stringify({ runs, failed, seconds: { median: median(seconds), max: Math.max(...seconds) } }),
);
process.exit(failed.length === 0 ? 0 : 1);

/**
 * @param {string} log
 * @returns {Promise<boolean>}
 */
async function test(log) {
  rmSync(summary, { force: true });
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, [join(root, 'tools/test.mjs')], {
    cwd: root,
    stdio: ['ignore', output, output],
  });
  /** @type {boolean} */
  const ok = await new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
  closeSync(output);
  return ok;
}

/** @returns {readonly string[]} */
function failedTests() {
  try {
    /** @type {{ failed: readonly string[] }} */
    const { failed } = JSON.parse(readFileSync(summary, 'utf8'));
    return failed;
  } catch {
    return ['npm test'];
  }
}

/** @param {readonly number[]} numbers */
function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/**
 * @param {string} name
 * @param {string} text
 * @param {number} least
 */
function wholeNumber(name, text, least) {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least) return number;
  console.error(`--${name} takes a whole number from ${least}, not "${text}".`);
  process.exit(1);
}
