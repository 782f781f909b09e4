import type { Decision, View } from '@smashup/engine';
import type { Bot, Budget, Level, Mind, Thought } from './bot.ts';
import { random } from './levels/random.ts';

const BOTS: Readonly<Record<Level, Bot>> = { random, easy: random, normal: random, hard: random };

/** The answer of a computer player, from its seat's view alone. */
export function think(level: Level, view: View, decision: Decision, budget: Budget, mind: Mind): Thought {
  return BOTS[level](view, decision, budget, mind);
}
