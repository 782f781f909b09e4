import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from './bundle.mjs';
import { entriesOf, PUBLISHED } from './published.mjs';

/** The page is left out: Vite alone knows how to read what its sources import. */
const PACKAGES = [...PUBLISHED, 'server', 'cli'];
const packages = join(root, 'packages');
const built = join(root, '.cache/sources');

/**
 * A plugin for Vitest: tests import what esbuild makes of the sources, as those who play do. Vitest itself would read
 * them file by file, 400 for a test of the server, and turn every use of something imported into a look-up in an object.
 * @returns {Promise<import('vitest/config').Plugin>}
 */
export async function builtSources() {
  const files = await build();
  return {
    name: 'built-sources',
    enforce: 'pre',
    configureVitest({ experimental_defineCacheKeyGenerator: defineCacheKey }) {
      // Which files a glob finds is not in the file that asks for them: those are compiled each time.
      defineCacheKey(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined));
    },
    resolveId: {
      filter: { id: /^@smashup\/|\/src\// },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (found === null || !isBuilt(found.id)) return found;
        const file = files.get(found.id);
        // It must not be there twice, as it was built and as it was written.
        if (file === undefined) throw new Error(`${found.id} was not found among what tests import.`);
        return file;
      },
    },
  };
}

/** @param {string} source */
const isBuilt = (source) =>
  source.endsWith('.ts') && PACKAGES.some((name) => source.startsWith(join(packages, name, 'src/')));

/** Builds whatever can be imported from outside; gives the file for each source. */
async function build() {
  const entries = [...new Set([...PACKAGES.flatMap(exported), ...importedByTests()])];
  const { build: bundle } = await import('esbuild');
  const { outputFiles } = await bundle({
    entryPoints: entries,
    outbase: packages,
    outdir: built,
    bundle: true,
    splitting: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'error',
    plugins: [strangersStayOutside],
  });
  // What is entered comes last: what it imports is there by then.
  const isEntered = (/** @type {string} */ path) => dirname(path) !== built;
  outputFiles.sort((one, other) => Number(isEntered(one.path)) - Number(isEntered(other.path)));
  for (const { path, contents } of outputFiles) put(path, contents);
  removeOthers(new Set(outputFiles.map(({ path }) => path)));
  return new Map(
    entries.map((entry) => [entry, join(built, relative(packages, entry)).replace(/ts$/, 'js')]),
  );
}

/** @type {import('esbuild').Plugin} */
const strangersStayOutside = {
  name: 'strangers-stay-outside',
  setup(building) {
    building.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@smashup/') ? null : { external: true },
    );
  },
};

/**
 * What others import of a package.
 * @param {string} name
 */
function exported(name) {
  return entriesOf(name).map(([, path]) => join(packages, name, path));
}

/** Tests look inside, too. */
function importedByTests() {
  return readdirSync(packages).flatMap((name) => {
    const folder = join(packages, name, 'test');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => importedBy(join(folder, file)));
  });
}

/** @param {string} file */
function importedBy(file) {
  return [...readFileSync(file, 'utf8').matchAll(/'((?:\.\.\/)+(?:\w+\/)?src\/[^']+\.ts)'/g)]
    .map(([, path = '']) => resolve(dirname(file), path))
    .filter(isBuilt);
}

/**
 * What was built of sources that have changed since.
 * @param {ReadonlySet<string>} paths what is built of those that there are
 */
function removeOthers(paths) {
  for (const name of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
    const path = join(built, name);
    if (!paths.has(path) && name.endsWith('.js')) rmSync(path);
  }
}

/**
 * Whoever runs tests at the same time reads the old file or the new one, never half of it.
 * @param {string} path
 * @param {Uint8Array} contents
 */
function put(path, contents) {
  if (existsSync(path) && readFileSync(path).equals(contents)) return;
  mkdirSync(dirname(path), { recursive: true });
  const part = `${path}.${process.pid}`;
  writeFileSync(part, contents);
  renameSync(part, path);
}
