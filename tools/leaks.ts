/**
 * npm run leaks --silent [-- --games 100] [--decisions 120] [--seed 1]: everything that leaves a server for each seat
 * and for a watcher, in each game and in the same game with other secrets. Fails on any difference.
 */
import { parseArgs } from 'node:util';
import { findLeaks } from '@smashup/server/trials/leaks.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    decisions: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
  },
});
const report = await findLeaks({
  games: Number(values.games),
  decisions: Number(values.decisions),
  seed: Number(values.seed),
});
console.log(JSON.stringify(report));
if (report.leaks.length > 0 || report.messages === 0 || report.secrets === 0) process.exitCode = 1;
