/**
 * npm run crash --silent [-- --kills 20] [--tables 12] [--seed 1] [--minutes 120] [--postgres] [--processes 2]: kills
 * a server over and over while people play; with several processes, one after another, and its people go to the
 * others. Fails when an acknowledged answer is lost, something was done twice, somebody who comes back is shown a
 * game other than the one in the log, or there was no time for all kills. Interrupted, it kills no more and judges
 * what there is. Progress goes to standard error.
 */
import { parseArgs } from 'node:util';
import { CrashTrial } from '../test/trials/crash.ts';
import { interruption } from '../test/trials/interruption.ts';
import { ARRANGEMENT_OPTIONS, arrangementOf, Service } from '../test/trials/service.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    tables: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '120' },
    ...ARRANGEMENT_OPTIONS,
  },
});

/** Progress is reported after this many kills. */
const TELL = 10;

const interrupted = interruption();
const server = await Service.open(arrangementOf(values), { WINDOW_MILLIS: '50' });
try {
  const trial = new CrashTrial(server, {
    kills: Number(values.kills),
    tables: Number(values.tables),
    seed: Number(values.seed),
    minutes: Number(values.minutes),
    interrupted,
    tell: (progress) => {
      if (progress.kills % TELL === 0) console.error(JSON.stringify(progress));
    },
  });
  await trial.run();
  const report = await trial.report();
  console.log(JSON.stringify(report));
  const isSound = report.lost === 0 && report.doubled === 0 && report.strayed === 0;
  const isComplete = report.kills === Number(values.kills) && report.acknowledged > 0 && report.resumed > 0;
  if (!isSound || !isComplete) process.exitCode = 1;
} finally {
  await server.end();
}
