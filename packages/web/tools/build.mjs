// node packages/web/tools/build.mjs: builds the web client into packages/web/dist.
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { newestSource } from '../../../tools/bundle.mjs';

const web = fileURLToPath(new URL('..', import.meta.url));

/** Where the built client is. */
export const dist = fileURLToPath(new URL('../dist/', import.meta.url));

export async function buildWeb() {
  await build({ root: web, logLevel: 'warn' });
}

/** Builds unless the build is newer than every source. */
export async function buildWebIfStale() {
  const built = statSync(`${dist}service-worker.js`, { throwIfNoEntry: false });
  const parts = ['index.html', 'vite.config.ts', 'public', 'tools'].map((part) => `${web}${part}`);
  if (built !== undefined && built.mtimeMs > newestSource(parts)) return;
  console.log('Building the game …');
  await buildWeb();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb();
