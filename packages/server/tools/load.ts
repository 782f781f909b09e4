/**
 * npm run load --silent [-- --trial tables] [--postgres] [--processes 2] …: how much load a server bears, with the
 * clients in this process and the server in its own, or several that share a PostgreSQL. Each trial prints one JSON
 * object and fails when it falls short (docs/measurements.md): tables [--tables 200] [--seconds 30], back [--clients
 * 4000], lobby [--onlookers 5000] [--seconds 60], left [--games 100000], slow [--tables 20] [--seconds 30], million
 * [--games 1000000] [--tables 100] [--seconds 20].
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { tryComingBack } from '../test/trials/coming-back.ts';
import { interruption } from '../test/trials/interruption.ts';
import { tryLeaving } from '../test/trials/left-games.ts';
import { LoadTrial } from '../test/trials/load.ts';
import { tryLobby } from '../test/trials/lobby-crowd.ts';
import { tryMillion } from '../test/trials/million.ts';
import { ARRANGEMENT_OPTIONS, arrangementOf, Service } from '../test/trials/service.ts';
import { trySlowDatabase } from '../test/trials/slow-database.ts';

const { values } = parseArgs({
  options: {
    trial: { type: 'string', default: 'tables' },
    tables: { type: 'string' },
    seconds: { type: 'string' },
    clients: { type: 'string', default: '4000' },
    onlookers: { type: 'string', default: '5000' },
    games: { type: 'string' },
    ...ARRANGEMENT_OPTIONS,
  },
});

const MOST_MILLIS = 150;
const MOST_SECONDS_BACK = 5;
/** Memory allowed for garbage that has not been collected yet. */
const MOST_GROWTH = 1.1;

const interrupted = interruption();

interface Outcome {
  readonly report: object;
  readonly isReached: boolean;
}

const number = (text: string | undefined, otherwise: number): number => Number(text ?? otherwise);

const TRIALS: Readonly<Record<string, (server: Service) => Promise<Outcome>>> = {
  async tables(server) {
    const options = { tables: number(values.tables, 200), seconds: number(values.seconds, 30) };
    const report = await new LoadTrial(server, options).run();
    return { report, isReached: report.errors === 0 && report.answers > 0 && report.p99Millis < MOST_MILLIS };
  },
  async back(server) {
    const report = await tryComingBack(server, Number(values.clients));
    return { report, isReached: report.back === report.clients && report.seconds <= MOST_SECONDS_BACK };
  },
  async lobby(server) {
    const options = { onlookers: Number(values.onlookers), seconds: number(values.seconds, 60) };
    const report = await tryLobby(server, options);
    return { report, isReached: report.missed === 0 && report.playersP99Millis < MOST_MILLIS };
  },
  async left(server) {
    const report = await tryLeaving(server, number(values.games, 100_000), interrupted);
    const isBack = report.megabytesAfter <= report.megabytesBefore * MOST_GROWTH;
    return { report, isReached: report.errors === 0 && isBack && !interrupted.aborted };
  },
  async slow(server) {
    const options = { tables: number(values.tables, 20), seconds: number(values.seconds, 30) };
    const report = await trySlowDatabase(server, options);
    const isWell = report.lost === 0 && report.unreadyAfter !== null && report.stuck === 0;
    return { report, isReached: isWell };
  },
  async million(server) {
    const report = await tryMillion(server, {
      games: number(values.games, 1_000_000),
      tables: number(values.tables, 100),
      seconds: number(values.seconds, 20),
    });
    return { report, isReached: report.scans.length === 0 && report.errors === 0 };
  },
};

const trial = TRIALS[values.trial];
if (trial === undefined) {
  console.error(`There is no trial "${values.trial}"; there are ${Object.keys(TRIALS).join(', ')}.`);
  process.exit(1);
}
// Of games that are left, some say something; half of another measurement says nothing.
if (values.trial !== 'left') interrupted.addEventListener('abort', () => process.exit(1));
// Abandoned games are put away at once: nobody waits ten minutes here.
const server = await Service.open(arrangementOf(values), { PUT_AWAY_MILLIS: '1000' });
try {
  // Load of the machine before the measurement: what others do on it counts, too.
  const [machineLoad] = loadavg();
  const { report, isReached } = await trial(server);
  console.log(JSON.stringify({ ...report, machineLoad }));
  if (!isReached) process.exitCode = 1;
} finally {
  await server.end();
}
