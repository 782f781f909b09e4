// `npm run lock`: completes package-lock.json after a change of dependencies. `--check` fails if it is incomplete, holds
// download addresses, or has changes that are not staged.
//
// npm leaves out an optional dependency that the registry in use does not have, such as another platform's binary;
// `npm ci` then refuses the lock file, and a registry that has it makes `npm install` change the file. Here each one
// gets an entry of name, version and platform: enough for both commands, since no other platform installs it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle.mjs';

/**
 * @typedef {{ version?: string, resolved?: string, link?: boolean, dev?: boolean, optionalDependencies?: Record<string, string> }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 */

const file = join(root, 'package-lock.json');
/** @type {Lock} */
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingIn(lock);

if (process.argv.includes('--check')) {
  const problems = [
    ...missing.map(([path]) => `${path} is missing: run \`npm run lock\`.`),
    ...addressesIn(lock).map((path) => `${path} has a download address: see .npmrc.`),
    ...(isChanged() ? ['It has changed. Stage it if that was meant; otherwise an install did it.'] : []),
  ];
  for (const problem of problems) console.error(`package-lock.json: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
} else if (missing.length > 0) {
  const packages = [...Object.entries(lock.packages), ...missing];
  packages.sort(([a], [b]) => a.localeCompare(b, 'en'));
  const complete = { ...lock, packages: Object.fromEntries(packages) };
  writeFileSync(file, `${JSON.stringify(complete, null, 2)}\n`);
}

/**
 * @param {Lock} all
 * @returns {[path: string, entry: object][]}
 */
function missingIn({ packages }) {
  return Object.entries(packages).flatMap(([path, { dev, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(
        ([name]) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
      )
      .map(([name, version]) => entryFor(name, version, dev === true)),
  );
}

/**
 * The platform stands in the name: `@oxlint/binding-linux-arm-musleabihf`.
 * @param {string} name
 * @param {string} version
 * @param {boolean} dev
 * @returns {[path: string, entry: object]}
 */
function entryFor(name, version, dev) {
  const [, os, cpu, abi = ''] =
    /(android|darwin|freebsd|linux|openharmony|win32)-(\w+?)(?:-(\w+))?$/.exec(name) ?? [];
  if (os === undefined)
    throw new Error(`package-lock.json: ${name} is missing, and its name does not tell its platform.`);
  const libc = abi.startsWith('gnu') ? ['glibc'] : abi.startsWith('musl') ? ['musl'] : null;
  return [
    `node_modules/${name}`,
    {
      version,
      cpu: [cpu],
      ...(dev ? { dev } : {}),
      ...(libc === null ? {} : { libc }),
      optional: true,
      os: [os],
    },
  ];
}

/** @param {Lock} all */
function addressesIn({ packages }) {
  return Object.entries(packages)
    .filter(([, { resolved, link }]) => resolved !== undefined && link !== true)
    .map(([path]) => path);
}

/** Whether there are unstaged changes; a copy without a history has nothing to compare with. */
function isChanged() {
  if (!existsSync(join(root, '.git'))) return false;
  return execFileSync('git', ['diff', '--name-only', '--', file], { cwd: root, encoding: 'utf8' }) !== '';
}
