import type { State } from '@smashup/engine';
import type { Bot } from '../bot.ts';
import type { Weights } from '../evaluation/weights.ts';
import { allow } from '../search/allowance.ts';
import { compare, conclude, type Manner } from '../search/compare.ts';
import { settle, type Imagination } from '../search/settle.ts';
import { endTurn, playTurn } from '../search/turn.ts';
import { openingThought } from './opening.ts';

const CARE = { width: 8, effort: 3, plays: 4 };
const MOST_WORLDS = 400;

/**
 * Monte Carlo: each answer is played out to the end of the next player's turn, in as many worlds as the budget allows;
 * the best half of the answers gets the most of it.
 */
export function hard(weights: Weights): Bot {
  const manner: Manner = {
    weights,
    width: 20,
    worlds: MOST_WORLDS,
    patience: 4,
    imagine: (mind, state) => withReply(mind, settle(mind, state, 6)),
  };
  return (view, decision, budget, mind) => {
    const opening = openingThought(view, decision);
    if (opening !== null) return opening;
    const allowance = allow(budget, mind);
    const prospects = compare(view, decision, manner, mind, allowance);
    return conclude(decision, prospects, allowance.iterations);
  };
}

/** The rest of this turn, and the next player's. */
function withReply(mind: Imagination, state: State): State {
  const next = endTurn(mind, playTurn(mind, state, CARE), 2);
  if (next.pending === null) return next;
  const theirs = { ...mind, turn: next.turn.number };
  return endTurn(theirs, playTurn(theirs, next, CARE), 2);
}
