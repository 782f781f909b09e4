import { randomBelow, type Decision, type RandomState } from '@smashup/engine';
import type { Bot, Mind, Thought } from '../bot.ts';

/** Uniform over every allowed number of picks, and over every pick. Ignores the view. */
export function thinkAtRandom(decision: Decision, { random }: Mind): Thought {
  return {
    answer: { decision: decision.id, picks: randomPicks(decision, random) },
    plan: [],
    iterations: 0,
  };
}

export const random: Bot = (_view, decision, _budget, mind) => thinkAtRandom(decision, mind);

function randomPicks({ options, min, max }: Decision, chance: RandomState): number[] {
  const count = min + randomBelow(chance, max - min + 1);
  const rest = options.map((_, index) => index);
  const picks: number[] = [];
  while (picks.length < count) picks.push(...rest.splice(randomBelow(chance, rest.length), 1));
  return picks;
}
