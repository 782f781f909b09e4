import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from './config/index.ts';
import { Operation } from './operation/index.ts';
import { startServer } from './server.ts';
import { joinValues } from './start/arguments.ts';
import { helpText } from './start/help.ts';

const OPTIONS = [
  ['--port, --host, --data', 'the same as PORT, HOST and DATA'],
  ['--pages FOLDER', 'the built client; without it, only the server'],
  ['--rehearse', 'say what would become of the running games with this build, and end'],
  ['--backup FILE', 'copy the embedded database while games go on, and end'],
  ['--complaints, --settle ID', 'list unsettled complaints; settle one'],
  ['--ban PERSON, --unban PERSON, --bans', 'ban somebody, take it back, list bans'],
  ['--statistics', 'print how factions and first players do in all finished games'],
] as const;

const PARSED = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  pages: { type: 'string' },
  rehearse: { type: 'boolean', default: false },
  backup: { type: 'string' },
  complaints: { type: 'boolean', default: false },
  settle: { type: 'string' },
  ban: { type: 'string' },
  unban: { type: 'string' },
  bans: { type: 'boolean', default: false },
  statistics: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/**
 * The server as a program: `--port`, `--host`, `--data`, `--pages`; everything else comes from the environment. Says
 * where it is as one line of JSON on stdout. With one of the other options it serves nobody, does that task beside
 * the running server, and prints the outcome as JSON.
 */
function readArguments() {
  try {
    return parseArgs({ args: joinValues(process.argv.slice(2), PARSED), options: PARSED }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const values = readArguments();
if (values.help) {
  console.log(helpText('node packages/server/tools/build.mjs [options]', OPTIONS));
  process.exit(0);
}
const env = {
  ...process.env,
  ...(values.port === undefined ? {} : { PORT: values.port }),
  ...(values.host === undefined ? {} : { HOST: values.host }),
  ...(values.data === undefined ? {} : { DATA: values.data }),
};
const workers = {
  libsql: new URL('libsql-worker.mjs', import.meta.url),
  think: new URL('think-worker.mjs', import.meta.url),
};

/** Null: there is nothing of this kind to do. */
async function operate(operation: Operation): Promise<{ said: unknown; isWell: boolean } | null> {
  if (values.rehearse) {
    const rehearsal = await operation.rehearse();
    return { said: rehearsal, isWell: rehearsal.stuck.length === 0 };
  }
  if (values.backup !== undefined) {
    return { said: { backup: values.backup, bytes: operation.backUp(values.backup) }, isWell: true };
  }
  if (values.complaints) return { said: { complaints: await operation.complaints() }, isWell: true };
  if (values.settle !== undefined) {
    const isSettled = await operation.settle(values.settle);
    return { said: { settled: isSettled }, isWell: isSettled };
  }
  if (values.ban !== undefined) {
    const isBanned = await operation.ban(values.ban);
    return { said: { banned: isBanned }, isWell: isBanned };
  }
  if (values.unban !== undefined) {
    const isUnbanned = await operation.unban(values.unban);
    return { said: { unbanned: isUnbanned }, isWell: isUnbanned };
  }
  if (values.bans) return { said: { bans: await operation.bans() }, isWell: true };
  if (values.statistics) return { said: await operation.statistics(), isWell: true };
  return null;
}

try {
  const config = readConfig(env, '.data/smashup.db', availableParallelism());
  const done = await operate(new Operation(config, workers.libsql));
  if (done !== null) {
    console.log(JSON.stringify(done.said));
    process.exit(done.isWell ? 0 : 1);
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
