import { existsSync, mkdirSync, readdirSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, with a trailing separator. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bundles a TypeScript entry with all it imports into one file that plain Node runs at full speed
 * (tsx would do, but it wraps every function to keep its name, which a benchmark would notice).
 * @param {string} entry
 * @param {string} outfile
 * @param {readonly string[]} external packages that are loaded from node_modules
 */
export async function bundle(entry, outfile, external = []) {
  const started = Date.now() / 1000;
  const { build } = await import('esbuild');
  const result = await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    write: false,
    logLevel: 'error',
    // They start threads and programs from files of their own, which a bundle would not hold.
    external: ['piscina', 'esbuild', ...external],
    // CommonJS dependencies inside an ESM bundle need a `require` for Node's own modules.
    banner: {
      js: "import { createRequire as bundleRequire } from 'node:module'; const require = bundleRequire(import.meta.url);",
    },
  });
  mkdirSync(dirname(outfile), { recursive: true });
  // Rename into place, so that two processes that build at once never see half a file. The file gets the time
  // at which the build began: a source saved meanwhile counts as newer.
  for (const file of result.outputFiles) {
    const part = `${file.path}.${process.pid}`;
    writeFileSync(part, file.contents);
    utimesSync(part, started, started);
    renameSync(part, file.path);
  }
}

/**
 * Bundles unless the bundle is newer than every source and the lock file.
 * @param {string} entry
 * @param {string} outfile
 * @param {readonly string[]} external packages that are loaded from node_modules
 * @param {readonly string[]} more other files and folders that count
 */
export async function bundleIfStale(entry, outfile, external = [], more = []) {
  if (!existsSync(outfile) || newestSource(more) >= statSync(outfile).mtimeMs)
    await bundle(entry, outfile, external);
}

/**
 * When a source of any package last changed; folders count, so that a deleted file is noticed.
 * @param {readonly string[]} more other files and folders that count
 */
export function newestSource(more = []) {
  let newest = 0;
  /** @param {string} path */
  const visit = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined) return;
    if (stat.mtimeMs > newest) newest = stat.mtimeMs;
    if (stat.isDirectory()) for (const name of readdirSync(path)) visit(join(path, name));
  };
  const packages = join(root, 'packages');
  for (const name of readdirSync(packages)) visit(join(packages, name, 'src'));
  for (const path of more) visit(path);
  visit(join(root, 'package-lock.json'));
  visit(join(root, 'tools', basename(import.meta.url)));
  return newest;
}
