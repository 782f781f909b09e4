// The server as tests run it: what it shuffles with, how long it waits and where its pages are can be given (TEST_SEED,
// TEST_TIMES, TEST_PAGES), which nobody else can set. With TEST_TIME its clock begins there and stands still until the
// parent process moves it (packages/server/test/kit/driven-server.ts). Says its port as one line of JSON on stdout.
import { availableParallelism } from 'node:os';
import { currentServer } from '../../../../server/tools/build.mjs';
import { drivenServer } from '../../../../server/test/kit/driven-build.mjs';
import { dist } from '../../../tools/build.mjs';

const { TEST_SEED = '', TEST_TIMES, TEST_PAGES = dist, TEST_TIME } = process.env;
const { index, workers } = await currentServer();
/** @type {typeof import('../../../../server/src/index.ts')} */
const { readConfig, startServer } = await import(index);
const config = readConfig(process.env, '', availableParallelism());
const times = { ...config.times, ...JSON.parse(TEST_TIMES ?? '{}') };
const newSeed = () => TEST_SEED.padStart(32, '0');
const serverConfig = { ...config, times };

async function startDriven() {
  /** @type {typeof import('../../../../server/test/kit/driven-process.ts')} */
  const { Activity, obeyParent, SteppedClock } = await import(await drivenServer());
  const activity = new Activity();
  const clock = new SteppedClock(Number(TEST_TIME), () => activity.settled());
  const server = await startServer(serverConfig, workers, TEST_PAGES, { newSeed, clock, activity });
  obeyParent(clock, server);
  return server;
}

const server =
  TEST_TIME === undefined
    ? await startServer(serverConfig, workers, TEST_PAGES, { newSeed })
    : await startDriven();
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.stdout.write(`${JSON.stringify({ port: server.port })}\n`);
