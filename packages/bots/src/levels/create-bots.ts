import type { Rules } from '@smashup/engine';
import type { Bot, Level } from '../bot.ts';
import { WEIGHTS, type Weights } from '../evaluation/weights.ts';
import { easy } from './easy.ts';
import { hard } from './hard.ts';
import { normal } from './normal.ts';
import { random } from './random.ts';

/** The computer players of a game, by level; with weights of their own for tuning. */
export function createBots(rules: Rules, weights: Weights = WEIGHTS): Readonly<Record<Level, Bot>> {
  return { random, easy: easy(rules, weights), normal: normal(rules, weights), hard: hard(rules, weights) };
}
