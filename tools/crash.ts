/**
 * npm run crash --silent [-- --kills 20] [--tables 12] [--seed 1] [--postgres]: a server that is killed while people
 * play, over and over. Fails when an acknowledged answer is lost, something was done twice, or somebody who comes back
 * is shown another game than the one in the log.
 */
import { parseArgs } from 'node:util';
import { CrashTrial } from '@smashup/server/trials/crash.ts';
import { ServerProcess } from '@smashup/server/trials/server-process.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    tables: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    postgres: { type: 'boolean', default: false },
  },
});

const server = new ServerProcess({ WINDOW_MILLIS: '50' });
try {
  if (values.postgres) await server.keepInPostgres();
  const trial = new CrashTrial(server, {
    kills: Number(values.kills),
    tables: Number(values.tables),
    seed: Number(values.seed),
  });
  await trial.run();
  const report = await trial.report();
  console.log(JSON.stringify(report));
  const isSound = report.lost === 0 && report.doubled === 0 && report.strayed === 0;
  if (!isSound || report.acknowledged === 0 || report.resumed === 0) process.exitCode = 1;
} finally {
  await server.end();
}
