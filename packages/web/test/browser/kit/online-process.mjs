// The server as tests run it: what it shuffles with, how long it waits and where its pages are can be given (TEST_SEED,
// TEST_TIMES, TEST_PAGES), which nobody else can set. Says its port as one line of JSON on stdout.
import { availableParallelism } from 'node:os';
import { currentServer } from '../../../../server/tools/build.mjs';
import { dist } from '../../../tools/build.mjs';

const { TEST_SEED = '', TEST_TIMES, TEST_PAGES = dist } = process.env;
const { index, workers } = await currentServer();
/** @type {typeof import('../../../../server/src/index.ts')} */
const { readConfig, startServer } = await import(index);
const config = readConfig(process.env, '', availableParallelism());
const times = { ...config.times, ...JSON.parse(TEST_TIMES ?? '{}') };
const newSeed = () => TEST_SEED.padStart(32, '0');
const { port, close } = await startServer({ ...config, times }, workers, TEST_PAGES, newSeed);
process.once('SIGTERM', () => void close().then(() => process.exit(0)));
process.stdout.write(`${JSON.stringify({ port })}\n`);
