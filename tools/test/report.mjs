// What the test runners wrote down: how many tests passed, and which failed.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../bundle.mjs';

/**
 * @typedef {{ passed: number, failed: readonly string[], skipped: number }} Outcome
 * @typedef {{ fullName: string, status: string }} VitestTest
 * @typedef {{ name: string, status: string, assertionResults: readonly VitestTest[] }} VitestFile
 * @typedef {{ numPassedTests: number, numPendingTests: number, numTodoTests: number, testResults: readonly VitestFile[] }} VitestReport
 * @typedef {{ title: string, file: string, ok: boolean }} PlaywrightTest
 * @typedef {{ title: string, specs?: readonly PlaywrightTest[], suites?: readonly PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ stats: { expected: number, skipped: number }, suites: readonly PlaywrightSuite[] }} PlaywrightReport
 */

/**
 * @param {string} file
 * @returns {Outcome}
 */
export function readVitest(file) {
  /** @type {VitestReport} */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failed = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const path = relative(root, name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    // A file that does not load fails without a failed test.
    if (tests.length === 0) return status === 'failed' ? [path] : [];
    return tests.map(({ fullName }) => `${path} › ${fullName}`);
  });
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests };
}

/**
 * @param {string} file
 * @returns {Outcome}
 */
export function readPlaywright(file) {
  /** @type {PlaywrightReport} */
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: suites.flatMap(failedIn), skipped: stats.skipped };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function failedIn({ specs = [], suites = [] }) {
  const here = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`);
  return [...here, ...suites.flatMap(failedIn)];
}

/**
 * The outcome of a runner. One that failed without naming a test counts as one failure.
 * @param {{ name: string, ok: boolean }} step
 * @param {() => Outcome} read
 * @returns {Outcome}
 */
export function outcomeOf({ name, ok }, read) {
  const outcome = readOrNothing(read);
  return ok || outcome.failed.length > 0 ? outcome : { ...outcome, failed: [name] };
}

/**
 * @param {() => Outcome} read
 * @returns {Outcome}
 */
function readOrNothing(read) {
  try {
    return read();
  } catch {
    return { passed: 0, failed: [], skipped: 0 };
  }
}
