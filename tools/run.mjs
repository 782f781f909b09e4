// node tools/run.mjs FILE.ts [arguments]: bundles a TypeScript file and runs it.
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, root } from './bundle.mjs';

const file = process.argv[2];
if (file === undefined) {
  console.error('usage: node tools/run.mjs FILE.ts [arguments]');
  process.exit(1);
}
const outfile = join(root, '.cache/run', `${basename(file, '.ts')}.mjs`);
await bundle(resolve(file), outfile);
process.setSourceMapsEnabled(true);
process.argv.splice(1, 2, outfile);
await import(pathToFileURL(outfile).href);
