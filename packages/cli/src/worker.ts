/** What threads of this program run; bundled into a file of its own beside the program. */
export { think } from '@smashup/bots/node/worker';
export { playFixture } from './simulate/play-all.ts';
export { encodeBatch } from './dataset/batch.ts';
