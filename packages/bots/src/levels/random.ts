import { randomBelow, type Decision, type RandomState } from '@smashup/engine';
import type { Bot } from '../bot.ts';

/** Uniform: every number of picks that is allowed, and every pick. */
export const random: Bot = (_view, decision, _budget, mind) => ({
  answer: { decision: decision.id, picks: randomPicks(decision, mind.random) },
  reasons: [],
  iterations: 0,
});

function randomPicks({ options, min, max }: Decision, chance: RandomState): number[] {
  const count = min + randomBelow(chance, max - min + 1);
  const rest = options.map((_, index) => index);
  const picks: number[] = [];
  while (picks.length < count) picks.push(...rest.splice(randomBelow(chance, rest.length), 1));
  return picks;
}
