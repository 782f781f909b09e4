// `npm start`: builds what is needed, serves the game and prints its address. PORT, HOST, DATA and other variables
// configure it (docs/online.md).
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { currentServer } from '../packages/server/tools/build.mjs';
import { buildWebIfStale, dist } from '../packages/web/tools/build.mjs';
import { root } from './bundle.mjs';

try {
  await buildWebIfStale();
  const { index, workers } = await currentServer();
  /** @type {typeof import('../packages/server/src/index.ts')} */
  const { readConfig, startServer } = await import(index);
  const config = readConfig(process.env, join(root, '.data/smashup.db'), availableParallelism());
  const server = await startServer(config, workers, dist);
  const name = config.host === '127.0.0.1' || config.host === '0.0.0.0' ? 'localhost' : config.host;
  console.log(`Smash Up is ready to play at  http://${name}:${server.port}/\nCtrl-C ends it.`);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
