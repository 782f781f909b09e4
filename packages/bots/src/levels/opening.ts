import type { Decision } from '@smashup/engine';
import type { Thought } from '../bot.ts';
import { strengthOf } from '../evaluation/faction-strength.ts';

/** Decisions before the first turn. Nothing can be simulated yet, so fixed preferences decide. */
export function openingThought(decision: Decision): Thought | null {
  if (decision.kind === 'faction') return thoughtFor(decision, bestFaction(decision));
  // The first turn: the pick among fourteen factions is worth less.
  if (decision.kind === 'toss') return thoughtFor(decision, 0);
  if (decision.kind !== 'mulligan') return null;
  // The question comes only for a hand without a minion: any other is better.
  const { options } = decision;
  return thoughtFor(
    decision,
    options.findIndex((option) => option.kind === 'mode' && option.mode === 'new hand'),
  );
}

function thoughtFor({ id }: Decision, pick: number): Thought {
  return { answer: { decision: id, picks: [Math.max(0, pick)] }, plan: [], iterations: 0 };
}

/** The strongest faction on offer, to play it or to ban it. */
function bestFaction({ options }: Decision): number {
  const strengths = options.map((option) => (option.kind === 'faction' ? strengthOf([option.faction]) : 0));
  return strengths.indexOf(Math.max(...strengths));
}
