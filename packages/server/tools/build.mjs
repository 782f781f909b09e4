// node packages/server/tools/build.mjs [arguments]: builds the server if a source is newer, and runs it.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleIfStale } from '../../../tools/bundle.mjs';

const server = fileURLToPath(new URL('..', import.meta.url));
const built = (/** @type {string} */ name) => join(server, 'dist', `${name}.mjs`);

/** Written in other languages. Everything else starts three times as fast from one file. */
const EXTERNAL = ['libsql', '@node-rs/argon2'];

/** The program, the same for whoever starts it themselves, and what their threads run. */
const ENTRIES = {
  main: 'src/main.ts',
  index: 'src/index.ts',
  'libsql-worker': 'src/storage/libsql-worker.ts',
  'think-worker': 'src/think-worker.ts',
};

/**
 * As `npm start` has them: what an answer needs for a moment is thrown away together before it is taken for something
 * that stays.
 */
export const NODE_FLAGS = ['--min-semi-space-size=32', '--max-semi-space-size=64'];

/** Makes sure that the server is built; returns what is needed to start it in this process. */
export async function currentServer() {
  await Promise.all(
    Object.entries(ENTRIES).map(([name, entry]) => bundleIfStale(join(server, entry), built(name), EXTERNAL)),
  );
  return {
    main: built('main'),
    index: pathToFileURL(built('index')).href,
    workers: {
      libsql: pathToFileURL(built('libsql-worker')),
      think: pathToFileURL(built('think-worker')),
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { main } = await currentServer();
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(main).href);
}
