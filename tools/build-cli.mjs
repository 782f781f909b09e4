import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, bundleIfStale, root } from './bundle.mjs';

const entry = join(root, 'packages/cli/src/main.ts');
const outfile = join(root, 'packages/cli/dist/smashup.mjs');

/** Makes sure that the bundled command line is current, and gives its address. */
export async function currentCli() {
  await bundleIfStale(entry, outfile);
  return pathToFileURL(outfile).href;
}

// `npm run build`: always builds.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await bundle(entry, outfile);
