import { randomBelow, shuffleInPlace } from '@smashup/engine';
import { range } from '../lists.ts';
import type { Bot } from './bot.ts';

/** Every legal answer is as likely as any other with as many picks; every number of picks as any other. */
export const randomBot: Bot = {
  name: 'random',
  choose({ decision: { options, min, max } }, random) {
    const count = min + randomBelow(random, max - min + 1);
    if (count === 1) return [randomBelow(random, options.length)];
    const order = range(options.length);
    shuffleInPlace(random, order);
    return order.slice(0, count);
  },
};
