import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle.mjs';

/** The packages that others install, each after those that it depends on. */
export const PUBLISHED = ['engine', 'cards', 'bots', 'words', 'referee'];

/**
 * @typedef {{ name: string, version: string, exports?: Record<string, string>, dependencies?: Record<string, string> } & Record<string, unknown>} Manifest
 */

/** @param {string} name */
export function manifestOf(name) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  return manifest;
}

/**
 * Where a package is entered: the sources, by the name under which they are imported. What belongs to tests is not for
 * others.
 * @param {string} name
 */
export function entriesOf(name) {
  return Object.entries(manifestOf(name).exports ?? {}).filter(([, path]) => path.startsWith('./src/'));
}
