// `npm start`: builds what is needed, serves the game and prints its address. PORT and HOST say where.
import { buildWebIfStale, dist } from '../packages/web/tools/build.mjs';
import { serve } from '../packages/web/tools/serve.mjs';

const DEFAULT_PORT = 4343;

const wished = process.env['PORT'];
if (wished !== undefined && !/^\d{1,5}$/.test(wished)) {
  console.error(`PORT must be a number up to 65535, not "${wished}".`);
  process.exit(1);
}
const host = process.env['HOST'] ?? '127.0.0.1';

try {
  await buildWebIfStale();
  const { port } = await serve(dist, {
    host,
    port: Number(wished ?? DEFAULT_PORT),
    exactly: wished !== undefined,
  });
  const name = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host;
  console.log(`Smash Up is ready to play at  http://${name}:${port}/\nCtrl-C ends it.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(0));
