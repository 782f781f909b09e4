import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from './config/index.ts';
import { rehearseGames, startServer } from './server.ts';

/**
 * The server as a program: `--port`, `--host`, `--data`, `--pages`; everything else comes from the environment. Says
 * where it is as one line of JSON on stdout. With `--rehearse` it serves nobody, and says what would become of the
 * running games.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    host: { type: 'string' },
    data: { type: 'string' },
    pages: { type: 'string' },
    rehearse: { type: 'boolean', default: false },
  },
});

const env = {
  ...process.env,
  ...(values.port === undefined ? {} : { PORT: values.port }),
  ...(values.host === undefined ? {} : { HOST: values.host }),
  ...(values.data === undefined ? {} : { DATA: values.data }),
};

try {
  const config = readConfig(env, '.data/smashup.db', availableParallelism());
  const workers = {
    libsql: new URL('libsql-worker.mjs', import.meta.url),
    think: new URL('think-worker.mjs', import.meta.url),
  };
  if (values.rehearse) {
    const rehearsal = await rehearseGames(config, workers);
    console.log(JSON.stringify(rehearsal));
    process.exit(rehearsal.stuck.length === 0 ? 0 : 1);
  }
  const server = await startServer(config, workers, values.pages ?? null);
  const host = config.host === '0.0.0.0' ? '127.0.0.1' : config.host;
  process.stdout.write(
    `${JSON.stringify({ address: `http://${host}:${server.port}`, port: server.port })}\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
