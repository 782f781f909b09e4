// `npm run packages`: builds what others install into .cache/packages, and packs it: ESM, types, source maps.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { root } from './bundle.mjs';
import { entriesOf, manifestOf, PUBLISHED } from './published.mjs';

const out = join(root, '.cache/packages');
const windows = process.platform === 'win32';

/**
 * @param {string} folder
 * @param {string} ending
 */
function filesIn(folder, ending) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
}

/** Sources import each other as `./file.ts`, what is built as `./file.js`. @param {string} text */
function asBuilt(text) {
  return text.replaceAll(
    /(?<=\b(?:from|import)\s*\(?\s*)(?<quote>['"])(?<path>\.{1,2}\/[^'"]*)\.ts\k<quote>/gu,
    '$1$2.js$1',
  );
}

/** @param {string} name */
async function buildPackage(name) {
  const source = join(root, 'packages', name, 'src');
  const target = join(out, name);
  const dist = join(target, 'dist');
  const files = filesIn(source, '.ts');
  const { outputFiles } = await build({
    entryPoints: files.map((file) => join(source, file)),
    outdir: dist,
    outbase: source,
    bundle: false,
    format: 'esm',
    target: 'es2022',
    sourcemap: true,
    write: false,
    logLevel: 'error',
  });
  for (const { path, text } of outputFiles) write(path, path.endsWith('.js') ? asBuilt(text) : text);
  for (const file of filesIn(join(root, '.cache/types', name, 'src'), '.d.ts')) {
    // Files deleted since may still be there.
    if (files.includes(file.replace(/\.d\.ts$/u, '.ts'))) writeTypes(name, file, dist);
  }
  cpSync(source, join(target, 'src'), { recursive: true });
  for (const file of ['LICENSE', 'NOTICE.md', 'CHANGELOG.md']) cpSync(join(root, file), join(target, file));
  cpSync(join(root, 'packages', name, 'README.md'), join(target, 'README.md'));
  write(join(target, 'package.json'), `${JSON.stringify(published(name), null, 2)}\n`);
}

/**
 * The types of one file, and where in the sources they come from.
 * @param {string} name
 * @param {string} file
 * @param {string} dist
 */
function writeTypes(name, file, dist) {
  const built = join(root, '.cache/types', name, 'src', file);
  const target = join(dist, file);
  write(target, asBuilt(readFileSync(built, 'utf8')));
  /** @type {{ sources: string[] }} */
  const map = JSON.parse(readFileSync(`${built}.map`, 'utf8'));
  const source = join(out, name, 'src', file.replace(/\.d\.ts$/u, '.ts'));
  write(`${target}.map`, JSON.stringify({ ...map, sources: [relative(dirname(target), source)] }));
}

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The manifest of what is installed: it is entered where it was built. @param {string} name */
function published(name) {
  const { private: _, devDependencies: __, exports: ___, ...rest } = manifestOf(name);
  const exports = entriesOf(name).map(([entry, path]) => {
    const file = path.replace('./src/', './dist/').replace(/\.ts$/u, '');
    return [entry, { types: `${file}.d.ts`, default: `${file}.js` }];
  });
  return {
    ...rest,
    exports: Object.fromEntries(exports),
    files: ['dist', 'src', 'CHANGELOG.md', 'NOTICE.md'],
  };
}

rmSync(out, { recursive: true, force: true });
execFileSync('npx', ['--no-install', 'tsc', '-b', ...PUBLISHED.map((name) => `packages/${name}`)], {
  cwd: root,
  stdio: 'inherit',
  shell: windows,
});
for (const name of PUBLISHED) await buildPackage(name);
const folders = PUBLISHED.map((name) => join(out, name));
const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', out, ...folders], {
  cwd: root,
  encoding: 'utf8',
  shell: windows,
});
for (const file of packed.trim().split('\n')) console.log(join(relative(root, out), basename(file)));
