// node packages/web/tools/build.mjs: builds the web client into packages/web/dist.
import { renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { newestSource, root } from '../../../tools/bundle.mjs';

const web = fileURLToPath(new URL('..', import.meta.url));

/** Where the built client is. */
export const dist = join(web, 'dist');

/** Builds aside and moves it into place, so that nobody ever serves half a build. */
async function buildWeb() {
  const fresh = join(root, '.cache', `web-${process.pid}`);
  await build({ root: web, logLevel: 'warn', build: { outDir: fresh, emptyOutDir: true } });
  const old = `${fresh}-old`;
  if (builtAt() !== null) renameSync(dist, old);
  rmSync(dist, { recursive: true, force: true });
  renameSync(fresh, dist);
  rmSync(old, { recursive: true, force: true });
}

function builtAt() {
  return statSync(join(dist, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? null;
}

/** Builds unless the build is newer than every source. */
export async function buildWebIfStale() {
  const built = builtAt();
  const parts = ['index.html', 'vite.config.ts', 'public', 'tools'].map((part) => join(web, part));
  if (built !== null && built > newestSource(parts)) return;
  console.error('Building the game …');
  await buildWeb();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb();
