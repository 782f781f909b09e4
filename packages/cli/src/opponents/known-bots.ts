import { findNames } from '../options/values.ts';
import type { Bot } from './bot.ts';
import { randomBot } from './random.ts';

/** Every level of computer player there is. */
const BOTS: readonly Bot[] = [randomBot];
const NAMES = BOTS.map(({ name }) => name);

export const DEFAULT_BOT = randomBot;
export const BOT_NAMES = NAMES.join(', ');

/** "random,random": one for each seat, or fewer that take turns. */
export function parseBots(text: string): Bot[] {
  return findNames('bot', text, NAMES).flatMap((name) => BOTS.filter((bot) => bot.name === name));
}
