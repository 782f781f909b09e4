import type { Decision, State } from '@smashup/engine';
import type { Manner } from './compare.ts';
import { isFaceDown } from './face-down.ts';
import type { Playout, Prospect } from './prospect.ts';
import { settle, type Imagined, type Imagination } from './settle.ts';
import { endTurn, followPlan, playTurn, type Care } from './turn.ts';

/** A plain turn, one that a plan is made for, and one whose cards are only guessed. */
const CARE = { width: 8, effort: 3, plays: 3 };
const PAINS = { width: 10, effort: 6, plays: 4 };
const REPLY = { width: 6, effort: 3, plays: 2 };
/** Ways to simulate an answer. */
const EFFORT = 6;
const MOST_WORLDS = 400;
/** Worlds that a card is tried in before it is laid face down: a single one would show the other side's card. */
export const FACE_DOWN_WORLDS = 8;

/** Simulates the answer only. */
export const nextStep: Manner = {
  worlds: 1,
  counts: true,
  imagine: (mind, imagined) => untilEnd(mind, settle(mind, imagined, 2), 1),
};

/** Plays on to the end of the turn. */
export const wholeTurn = playedOut(EFFORT, CARE);
/** The same, with more effort on how each play is carried out. */
export const wholeTurnWell = playedOut(2 * EFFORT, PAINS);

/** For levels that look no further: in one world, but in several where the other side's choice is hidden. */
export function unseen(manner: Manner, decision: Decision): Manner {
  return isFaceDown(decision) ? { ...manner, worlds: FACE_DOWN_WORLDS } : manner;
}

function playedOut(effort: number, care: Care): Manner {
  return {
    worlds: 1,
    counts: true,
    imagine: (mind, imagined) => untilEnd(mind, restOfTurn(mind, imagined, effort, care), 3),
  };
}

/** Worlds in which a win is confirmed. */
const CONFIRMING_WORLDS = 12;

/** Plays on to the end of the turn as planned. This is quick, so it does not count as an iteration. */
export function asPlanned(worlds: number): Manner {
  return {
    worlds,
    counts: false,
    imagine: (mind, imagined, plan) => untilEnd(mind, planned(mind, imagined, plan), 3),
  };
}

/** Is it a win whatever lies face down and is drawn? */
export const confirming = asPlanned(CONFIRMING_WORLDS);

/**
 * Plays on as planned, then the others' turns and the seat's own next one, in as many worlds as the budget allows.
 * The position is judged before and after that turn: looking further shows more, but more of it is luck.
 */
export const roundTheTable: Manner = {
  worlds: MOST_WORLDS,
  counts: true,
  imagine(mind, imagined, plan) {
    const { line, ends } = untilEnd(mind, planned(mind, imagined, plan), 2);
    let [state] = ends;
    for (let others = state.players.length - 1; others > 0 && state.pending !== null; others--) {
      if (state.turn.player === mind.seat) break;
      state = nextTurn(mind, state);
    }
    return {
      line,
      ends: state.pending === null ? [state] : [mind.rules.clone(state), nextTurn(mind, state)],
    };
  },
};

/** The state is used up. */
function nextTurn(mind: Imagination, state: State): State {
  const theirs = { ...mind, turn: state.turn.number };
  return untilEnd(theirs, playTurn(theirs, { state, line: null }, REPLY), 2).ends[0];
}

function untilEnd(
  mind: Imagination,
  imagined: Imagined,
  effort: number,
): Playout & { readonly ends: readonly [State] } {
  const { line } = imagined;
  return { line, ends: [endTurn(mind, imagined, effort).state] };
}

function restOfTurn(mind: Imagination, imagined: Imagined, effort: number, care: Care): Imagined {
  return playTurn(mind, settle(mind, imagined, effort), care);
}

function planned(mind: Imagination, imagined: Imagined, plan: Prospect['plan']): Imagined {
  if (plan === null) return restOfTurn(mind, imagined, EFFORT, CARE);
  const now = followPlan(mind, imagined, plan, CARE);
  return now.state.turn.player === mind.seat ? now : playTurn(mind, now, REPLY);
}
