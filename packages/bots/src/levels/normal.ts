import type { Bot } from '../bot.ts';
import type { Weights } from '../evaluation/weights.ts';
import { allow } from '../search/allowance.ts';
import { compare, conclude, type Manner } from '../search/compare.ts';
import { settle } from '../search/settle.ts';
import { endTurn, playTurn } from '../search/turn.ts';
import { openingThought } from './opening.ts';

const CARE = { width: 10, effort: 4, plays: 4 };

/** Greedy over whole turns: plays each answer out to the end of the turn in one imagined world. */
export function normal(weights: Weights): Bot {
  const manner: Manner = {
    weights,
    width: 16,
    worlds: 1,
    patience: 1,
    imagine: (mind, state) => endTurn(mind, playTurn(mind, settle(mind, state, 6), CARE), 4),
  };
  return (view, decision, budget, mind) => {
    const opening = openingThought(view, decision);
    if (opening !== null) return opening;
    const allowance = allow(budget, mind);
    const prospects = compare(view, decision, manner, mind, allowance);
    return conclude(decision, prospects, allowance.iterations);
  };
}
