import type { Decision } from '@smashup/engine';
import type { Thought } from '../bot.ts';
import { strengthOf } from '../evaluation/faction-strength.ts';

/** What is decided before the first turn: nothing can be imagined of it yet, so experience decides. */
export function openingThought(decision: Decision): Thought | null {
  if (decision.kind === 'faction') return bestFaction(decision);
  if (decision.kind !== 'mulligan') return null;
  // A hand without a minion is asked about: any other is better.
  const pick = decision.options.findIndex((option) => option.kind === 'mode' && option.mode === 'new hand');
  return {
    answer: { decision: decision.id, picks: [Math.max(0, pick)] },
    then: [],
    reasons: [{ key: 'no minion' }],
    iterations: 0,
  };
}

/** The strongest faction on offer. */
function bestFaction({ id, options }: Decision): Thought {
  const ranked = options
    .map((option, pick) => ({ pick, strength: option.kind === 'faction' ? strengthOf([option.faction]) : 0 }))
    .sort((a, b) => b.strength - a.strength);
  const [best, second] = ranked;
  const isBetter = (best?.strength ?? 0) > (second?.strength ?? 0);
  return {
    answer: { decision: id, picks: [best?.pick ?? 0] },
    then: [],
    reasons: [{ key: isBetter ? 'faction' : 'nothing better' }],
    iterations: 0,
  };
}
