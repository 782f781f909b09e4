/**
 * npm run leaks --silent [-- --games 100] [--decisions 60] [--seed 1]: everything that leaves a server for those who
 * look at a table, in each game and in the same game with other secrets. Fails on any difference. How far it has come
 * goes to standard error.
 */
import { parseArgs } from 'node:util';
import { findLeaks } from '@smashup/server/trials/leaks.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    decisions: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
});

/** Every so many games. */
const TELL = 50;

const report = await findLeaks({
  games: Number(values.games),
  decisions: Number(values.decisions),
  seed: Number(values.seed),
  tell: (progress) => {
    if (progress.games % TELL === 0) console.error(JSON.stringify(progress));
  },
});
console.log(JSON.stringify(report));
if (report.leaks.length > 0 || report.messages === 0 || report.secrets === 0) process.exitCode = 1;
