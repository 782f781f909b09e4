// `npm run exports`: compares what the published packages export with packages/*/exports.txt. `npm run exports --
// --update` rewrites the files: others will notice such a change (CHANGELOG.md).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './bundle.mjs';
import { entriesOf, PUBLISHED } from './published.mjs';

const LISTS = /export (?<type>type )?\{(?<names>[^}]*)\}/gu;
const STARS = /export \* from '(?<path>[^']+)'/gu;
const DECLARATIONS =
  /^export (?:declare )?(?:abstract )?(?:async )?(?<word>const|let|function\*?|class|interface|type) (?<name>\w+)/gmu;

/**
 * The names that a module exports, each with whether it is a value or only a type.
 * @param {string} file
 * @returns {Map<string, 'value' | 'type'>}
 */
function exportsOf(file) {
  const text = readFileSync(file, 'utf8');
  /** @type {Map<string, 'value' | 'type'>} */
  const found = new Map();
  for (const { groups } of text.matchAll(LISTS)) {
    for (const item of (groups?.['names'] ?? '').split(',')) {
      const isType = groups?.['type'] !== undefined || item.trim().startsWith('type ');
      const name = item.trim().split(' ').at(-1) ?? '';
      if (name !== '') found.set(name, isType ? 'type' : 'value');
    }
  }
  for (const { groups } of text.matchAll(DECLARATIONS)) {
    const isType = groups?.['word'] === 'interface' || groups?.['word'] === 'type';
    found.set(groups?.['name'] ?? '', isType ? 'type' : 'value');
  }
  for (const { groups } of text.matchAll(STARS)) {
    const path = join(dirname(file), groups?.['path'] ?? '');
    for (const [name, kind] of exportsOf(path)) found.set(name, kind);
  }
  return found;
}

/** @param {string} name */
function describe(name) {
  const lines = entriesOf(name).flatMap(([entry, path]) => {
    const names = [...exportsOf(join(root, 'packages', name, path))];
    const sorted = names.sort(([one], [other]) => (one < other ? -1 : 1));
    return ['', `@smashup/${name}${entry.slice(1)}`, ...sorted.map(([each, kind]) => `  ${each} (${kind})`)];
  });
  return `${lines.slice(1).join('\n')}\n`;
}

let isSame = true;
for (const name of PUBLISHED) {
  const file = join(root, 'packages', name, 'exports.txt');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const now = describe(name);
  if (process.argv.includes('--update')) writeFileSync(file, now);
  else if (before !== now) {
    isSame = false;
    const [old, fresh] = [before.split('\n'), now.split('\n')];
    console.error(`packages/${name}/exports.txt is not what the package exports:`);
    for (const line of old.filter((each) => !fresh.includes(each))) console.error(`  gone: ${line.trim()}`);
    for (const line of fresh.filter((each) => !old.includes(each))) console.error(`  new:  ${line.trim()}`);
  }
}
if (!isSame) {
  console.error('If that is meant: npm run exports -- --update, and a line in CHANGELOG.md.');
  process.exitCode = 1;
}
