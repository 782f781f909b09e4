import type { Decision, View } from '@smashup/engine';
import type { Bot, Budget, Level, Mind, Thought } from './bot.ts';
import { WEIGHTS, type Weights } from './evaluation/weights.ts';
import { easy } from './levels/easy.ts';
import { hard } from './levels/hard.ts';
import { normal } from './levels/normal.ts';
import { random } from './levels/random.ts';

/** The levels with weights of their own, for tuning. */
export function createBots(weights: Weights): Readonly<Record<Level, Bot>> {
  return { random, easy: easy(weights), normal: normal(weights), hard: hard(weights) };
}

const BOTS = createBots(WEIGHTS);

/** The answer of a computer player, from its seat's view alone. */
export function think(level: Level, view: View, decision: Decision, budget: Budget, mind: Mind): Thought {
  return BOTS[level](view, decision, budget, mind);
}
