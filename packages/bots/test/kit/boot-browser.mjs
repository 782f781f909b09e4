// A thread of Node that behaves like a worker of a browser: it talks through the port it is given.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { smashUp } = await import('@smashup/cards');
const { serveThinker } = await import('../../src/browser/worker.ts');
/** @type {import('comlink').Endpoint} */
const page = workerData;
serveThinker(smashUp, page);
