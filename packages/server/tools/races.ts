/**
 * npm run races --silent [-- --rounds 1000] [--seed 1] [--only returns]: races for answers, seats and undos,
 * returning players against bots, deadlines against answers, and conceding against whatever the other one does, each
 * requested at once from two processes on one PostgreSQL and one Redis. Fails when two have won, or nobody, when
 * somebody was told something untrue, and when it is interrupted: the report is of the rounds until then. Progress
 * goes to standard error.
 */
import { parseArgs } from 'node:util';
import { interruption } from '../test/trials/interruption.ts';
import { RACES, RacesTrial } from '../test/trials/races.ts';
import { Service } from '../test/trials/service.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const kinds = RACES.filter((race) => values.only === undefined || race === values.only);

/** Progress is reported after this many rounds. */
const TELL = 50;

const interrupted = interruption();
const service = await Service.open({ isInPostgres: true, processes: 2 }, { WINDOW_MILLIS: '20' });
try {
  await service.start();
  const trial = new RacesTrial(service, {
    rounds: Number(values.rounds),
    seed: Number(values.seed),
    kinds,
    interrupted,
    tell: (rounds) => {
      if (rounds % TELL === 0) console.error(JSON.stringify({ rounds }));
    },
  });
  const report = await trial.run();
  console.log(JSON.stringify(report));
  const isComplete =
    !interrupted.aborted && kinds.length > 0 && kinds.every((race) => report.races[race] > 0);
  if (report.lies.length > 0 || report.ties.length > 0 || !isComplete) process.exitCode = 1;
} finally {
  await service.end();
}
