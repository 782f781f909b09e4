import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Library, Rules } from '@smashup/engine';
import { build } from 'esbuild';

const CACHE = '.cache/same';

/** The engine with all its cards, as some checkout has it. */
export interface Side {
  readonly library: Library;
  readonly smashUp: Rules;
}

/** The sources of the engine and the cards at that revision; returns the folder. */
export function checkOut(revision: string): string {
  const commit = execFileSync('git', ['rev-parse', `${revision}^{commit}`], { encoding: 'utf8' }).trim();
  const folder = join(CACHE, commit);
  if (existsSync(folder)) return folder;
  const archive = join(CACHE, `${commit}.tar`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    archive,
    execFileSync('git', ['archive', commit, 'packages/engine/src', 'packages/cards/src'], {
      maxBuffer: 1 << 28,
    }),
  );
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  return folder;
}

export async function loadSide(checkout: string, name: string): Promise<Side> {
  const packages = join(resolve(checkout), 'packages');
  const outfile = resolve(CACHE, `${name}.mjs`);
  await build({
    entryPoints: [join(packages, 'cards/src/index.ts')],
    alias: { '@smashup/engine': join(packages, 'engine/src/index.ts') },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  });
  const loaded: Side = await import(pathToFileURL(outfile).href);
  return loaded;
}
