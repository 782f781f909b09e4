import type { Decision } from '@smashup/engine';
import type { Thought } from '../bot.ts';
import { bestFaction } from '../evaluation/faction-strength.ts';

/** What is decided before the first turn: nothing can be imagined of it yet, so experience decides. */
export function openingThought(decision: Decision): Thought | null {
  if (decision.kind === 'faction') return bestFaction(decision);
  if (decision.kind !== 'mulligan') return null;
  // A hand without a minion is asked about: any other is better.
  const pick = decision.options.findIndex((option) => option.kind === 'mode' && option.mode === 'new hand');
  return {
    answer: { decision: decision.id, picks: [Math.max(0, pick)] },
    reasons: [{ key: 'hand', amount: 0.5 }],
    iterations: 0,
  };
}
