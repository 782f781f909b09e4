import * as engine from '@smashup/engine';
import { SmashUpError, type SetSpec } from '@smashup/engine';
import type { Plugin } from 'esbuild';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isObject } from '../json.ts';

const ENGINE = '@smashup/engine';
const ENTRIES = ['index.ts', 'src/index.ts', 'index.js', 'dist/index.js'];

/** The sets of other people's packages: each exports `sets`. */
export async function loadSets(folders: readonly string[]): Promise<SetSpec[]> {
  const sets: SetSpec[] = [];
  for (const folder of folders) sets.push(...(await loadPackage(folder)));
  return sets;
}

async function loadPackage(folder: string): Promise<readonly SetSpec[]> {
  const entry = ENTRIES.map((name) => join(folder, name)).find((file) => existsSync(file));
  if (entry === undefined) {
    throw new SmashUpError(`${folder} holds no cards: there is none of ${ENTRIES.join(', ')} in it.`);
  }
  const module = await importBundled(entry);
  const sets = isObject(module) ? module['sets'] : null;
  if (!areSets(sets)) throw new SmashUpError(`${entry} does not export "sets", a list of sets of cards.`);
  return sets;
}

/** As one file, in TypeScript or not, with the engine of this program. */
async function importBundled(entry: string): Promise<unknown> {
  const { build } = await import('esbuild');
  const folder = mkdtempSync(join(tmpdir(), 'smashup-'));
  const outfile = join(folder, 'content.mjs');
  try {
    await build({
      entryPoints: [entry],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'silent',
      plugins: [ourEngine],
    });
    return await import(pathToFileURL(outfile).href);
  } catch (error) {
    throw new SmashUpError(
      `${entry} cannot be loaded: ${error instanceof Error ? (error.message.split('\n').find(Boolean) ?? '') : String(error)}`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Cards are written in the words of the engine that plays them. */
const ourEngine: Plugin = {
  name: 'our engine',
  setup(build) {
    Object.assign(globalThis, { [ENGINE]: engine });
    build.onResolve({ filter: /^@smashup\/engine$/ }, () => ({ path: ENGINE, namespace: ENGINE }));
    build.onLoad({ filter: /.*/, namespace: ENGINE }, () => ({
      contents: `export const { ${Object.keys(engine).join(', ')} } = globalThis['${ENGINE}'];`,
    }));
  },
};

function areSets(data: unknown): data is readonly SetSpec[] {
  return (
    Array.isArray(data) &&
    data.every((set) => isObject(set) && typeof set['name'] === 'string' && Array.isArray(set['factions']))
  );
}
