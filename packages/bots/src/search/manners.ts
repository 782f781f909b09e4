import type { Weights } from '../evaluation/weights.ts';
import type { Manner } from './compare.ts';
import { settle } from './settle.ts';
import { endTurn, playTurn } from './turn.ts';

const CARE = { width: 8, effort: 3, plays: 3 };
const MOST_WORLDS = 400;

/** Looks no further than what comes of the answer itself. */
export function nextStep(weights: Weights): Manner {
  return {
    weights,
    worlds: 1,
    patience: 1,
    imagine: (mind, state) => endTurn(mind, settle(mind, state, 2), 1),
  };
}

/** Plays on to the end of the turn. */
export function wholeTurn(weights: Weights): Manner {
  return {
    weights,
    worlds: 1,
    patience: 1,
    imagine: (mind, state) => endTurn(mind, playTurn(mind, settle(mind, state, 6), CARE), 3),
  };
}

/** Plays on to the end of the turn and of the next player's, in as many worlds as the budget allows. */
export function withReply(weights: Weights): Manner {
  return {
    weights,
    worlds: MOST_WORLDS,
    patience: 6,
    imagine(mind, state) {
      const next = endTurn(mind, playTurn(mind, settle(mind, state, 6), CARE), 2);
      if (next.pending === null) return next;
      const theirs = { ...mind, turn: next.turn.number };
      return endTurn(theirs, playTurn(theirs, next, CARE), 2);
    },
  };
}
