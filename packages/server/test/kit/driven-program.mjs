// The server as tests run it in a process of its own, built as for people. What is different from its configuration, what
// it shuffles with and where its pages are can be given (TEST_CHANGES, TEST_SEED, TEST_PAGES), which nobody else can
// set. With TEST_TIME its clock begins there and stands still until the parent process moves it (driven-server.ts).
// Tells the parent its port.
import { availableParallelism } from 'node:os';
import { currentServer } from '../../tools/build.mjs';
import { drivenServer } from './driven-build.mjs';

const { TEST_CHANGES = '{}', TEST_SEED, TEST_PAGES = null, TEST_TIME } = process.env;
const { index, workers } = await currentServer();
/** @type {typeof import('../../src/index.ts')} */
const { readConfig, startServer } = await import(index);
const config = readConfig(process.env, '', availableParallelism());
/** @type {import('./driven-server.ts').ConfigChanges} */
const { times, ...changes } = JSON.parse(TEST_CHANGES);
const serverConfig = { ...config, ...changes, times: { ...config.times, ...times } };
let dealt = 0;
/** Without a seed every game is another one, and the games of a test are always the same. */
const newSeed = () => (TEST_SEED ?? (++dealt).toString(16)).padStart(32, '0');

async function startDriven() {
  /** @type {typeof import('./driven-process.ts')} */
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
process.send?.({ port: server.port });
