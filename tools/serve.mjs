// `npm run serve`: serves the game as it was built (`npm run build`) and prints every address that works.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from './bundle.mjs';

const server = join(root, 'packages/server/dist');
const pages = join(root, 'packages/web/dist');
const OPTIONS = /** @type {const} */ ([['--help', 'show this']]);
/** @typedef {import('../packages/server/src/index.ts').Address} Address */

try {
  const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
  if (!existsSync(join(server, 'index.mjs')) || !existsSync(join(pages, 'index.html'))) {
    throw new Error('The game is not built yet. Run `npm run build` first, or `npm start`, which does both.');
  }
  /** @type {typeof import('../packages/server/src/index.ts')} */
  const { addressesOf, helpText, readConfig, startServer } = await import(
    pathToFileURL(join(server, 'index.mjs')).href
  );
  if (values.help) console.log(helpText('npm start, or npm run serve', OPTIONS));
  else {
    const config = readConfig(process.env, join(root, '.data/smashup.db'), availableParallelism());
    const workers = {
      libsql: pathToFileURL(join(server, 'libsql-worker.mjs')),
      think: pathToFileURL(join(server, 'think-worker.mjs')),
    };
    const running = await startServer(config, workers, pages);
    await print(addressesOf(config, running.port));
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
      process.once(signal, () => void running.close().then(() => process.exit(0)));
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** @param {readonly Address[]} addresses */
async function print(addresses) {
  console.log('Smash Up is ready to play at');
  for (const { url, reach } of addresses) console.log(`  ${url}  (${reach})`);
  const forOthers = addresses.find(({ reach }) => reach !== 'this computer');
  if (forOthers === undefined) {
    console.log('To play with others, start with HOST=0.0.0.0 (docs/hosting.md).');
  } else if (process.stdout.isTTY) {
    const { qrText } = await import('../packages/web/tools/qr-text.mjs');
    console.log(qrText(forOthers.url));
  }
  console.log('Ctrl-C ends it.');
}
