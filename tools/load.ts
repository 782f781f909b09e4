/**
 * npm run load --silent [-- --tables 200] [--seconds 30] [--postgres]: live tables for two, each seat answering after
 * two seconds, clients in this process and the server in one of its own. Fails on errors, and when the others hear of
 * an answer later than 150 ms in one case of a hundred.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { LoadTrial } from '@smashup/server/trials/load.ts';
import { ServerProcess } from '@smashup/server/trials/server-process.ts';

const MOST_MILLIS = 150;

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    postgres: { type: 'boolean', default: false },
  },
});
const server = new ServerProcess({ LOG_LEVEL: 'error' });
try {
  if (values.postgres) await server.keepInPostgres();
  // Of the machine before the measurement: what others do on it counts, too.
  const [machineLoad] = loadavg();
  const trial = new LoadTrial(server, { tables: Number(values.tables), seconds: Number(values.seconds) });
  const report = await trial.run();
  console.log(JSON.stringify({ ...report, machineLoad }));
  if (report.errors > 0 || report.answers === 0 || !(report.p99Millis < MOST_MILLIS)) process.exitCode = 1;
} finally {
  await server.end();
}
