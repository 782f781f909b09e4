/**
 * npm run races --silent [-- --rounds 1000] [--seed 1] [--only returns]: answers, seats, undos, returning players
 * against bots and deadlines against answers, each asked for at two processes on one PostgreSQL and one Redis at once.
 * Fails when two have won, or nobody, and when somebody was told what is not so. How far it has come goes to standard
 * error.
 */
import { parseArgs } from 'node:util';
import { Cluster } from '@smashup/server/trials/cluster.ts';
import { RACES, RacesTrial } from '@smashup/server/trials/races.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const kinds = RACES.filter((race) => values.only === undefined || race === values.only);

/** Every so many rounds. */
const TELL = 50;

const cluster = await Cluster.open({ WINDOW_MILLIS: '20' });
try {
  const trial = new RacesTrial(cluster, {
    rounds: Number(values.rounds),
    seed: Number(values.seed),
    kinds,
    tell: (rounds) => {
      if (rounds % TELL === 0) console.error(JSON.stringify({ rounds }));
    },
  });
  const report = await trial.run();
  console.log(JSON.stringify(report));
  const isComplete = kinds.length > 0 && kinds.every((race) => report.races[race] > 0);
  if (report.lies.length > 0 || report.ties.length > 0 || !isComplete) process.exitCode = 1;
} finally {
  await cluster.end();
}
