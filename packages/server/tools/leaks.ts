/**
 * npm run leaks --silent [-- --games 100] [--decisions 60] [--seed 1] [--postgres] [--processes 2]: compares
 * everything a server sends to those who look at a table, in each game and in the same game with different secrets,
 * and what those who watch with open hands are sent, in games that part later.
 * Fails on any difference, and when it is interrupted: the report is of the games until then. Progress goes to
 * standard error.
 */
import { parseArgs } from 'node:util';
import { findDelayedLeaks } from '../test/trials/delayed-leaks.ts';
import { EmptyDatabases } from '../test/trials/empty-databases.ts';
import { interruption } from '../test/trials/interruption.ts';
import { findLeaks } from '../test/trials/leaks.ts';
import { ARRANGEMENT_OPTIONS, arrangementOf } from '../test/trials/service.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    decisions: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    ...ARRANGEMENT_OPTIONS,
  },
});

/** Progress is reported after this many games. */
const TELL = 50;
/** A game with open hands takes longer: there is one for so many others. */
const DELAYED_EVERY = 10;

const { isInPostgres, processes } = arrangementOf(values);
const interrupted = interruption();
const databases = isInPostgres ? await EmptyDatabases.start() : null;
const report = await findLeaks({
  grounds: { processes, ...(databases === null ? {} : { database: databases.next }) },
  games: Number(values.games),
  decisions: Number(values.decisions),
  seed: Number(values.seed),
  interrupted,
  tell: (progress) => {
    if (progress.games % TELL === 0) console.error(JSON.stringify(progress));
  },
});
await databases?.stop();
const delayed = await findDelayedLeaks({
  games: Math.ceil(Number(values.games) / DELAYED_EVERY),
  seed: Number(values.seed),
  interrupted,
});
console.log(JSON.stringify({ ...report, delayed }));
const isComplete = !interrupted.aborted && report.messages > 0 && report.secrets > 0 && delayed.parted > 0;
if (report.leaks.length + delayed.leaks.length > 0 || !isComplete) process.exitCode = 1;
