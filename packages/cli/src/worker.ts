/** Runs in threads of this program; bundled into a file of its own beside it. */
import { thinkWith } from '@smashup/bots/node/worker';
import { smashUp } from './content/content.ts';

export const think = thinkWith(smashUp);
export { playFixture } from './simulate/play-all.ts';
export { encodeBatch } from './dataset/batch.ts';
