import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, bundleIfStale, root } from './bundle.mjs';

const source = join(root, 'packages/cli/src');
const dist = join(root, 'packages/cli/dist');

const program = { entry: join(source, 'main.ts'), outfile: join(dist, 'smashup.mjs') };
/** What the program's threads run: they cannot load the program itself, which would start it again. */
const worker = { entry: join(source, 'worker.ts'), outfile: join(dist, 'worker.mjs') };

/** Makes sure that the bundled command line is current, and gives its address. */
export async function currentCli() {
  await Promise.all([program, worker].map(({ entry, outfile }) => bundleIfStale(entry, outfile)));
  return pathToFileURL(program.outfile).href;
}

// `npm run build`: always builds.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await Promise.all([program, worker].map(({ entry, outfile }) => bundle(entry, outfile)));
}
