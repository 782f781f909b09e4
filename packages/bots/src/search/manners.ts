import type { Manner } from './compare.ts';
import type { Outlook, Prospect } from './prospect.ts';
import { settle, type Course, type Imagination } from './settle.ts';
import { endTurn, followPlan, playTurn } from './turn.ts';

/** One's own turn, and a turn of which the cards are only guessed. */
const CARE = { width: 8, effort: 3, plays: 3 };
const REPLY = { width: 6, effort: 3, plays: 2 };
/** Ways to carry out an answer that is being thought about. */
const EFFORT = 6;
const MOST_WORLDS = 400;

/** Looks no further than what comes of the answer itself. */
export const nextStep: Manner = {
  worlds: 1,
  counts: true,
  imagine: (mind, course) => untilEnd(mind, settle(mind, course, 2), 1),
};

/** Plays on to the end of the turn. */
export const wholeTurn: Manner = {
  worlds: 1,
  counts: true,
  imagine: (mind, course) => untilEnd(mind, restOfTurn(mind, course), 3),
};

/** Plays on to the end of the turn as planned. It is quickly done, so it does not count. */
export function asPlanned(worlds: number): Manner {
  return {
    worlds,
    counts: false,
    imagine: (mind, course, plan) => untilEnd(mind, planned(mind, course, plan), 3),
  };
}

/** Plays on as planned and then the turns of the others, in as many worlds as the budget allows. */
export const withReplies: Manner = {
  worlds: MOST_WORLDS,
  counts: true,
  imagine(mind, course, plan) {
    const { line, end } = untilEnd(mind, planned(mind, course, plan), 2);
    let state = end;
    for (let others = state.players.length - 1; others > 0 && state.pending !== null; others--) {
      const theirs = { ...mind, turn: state.turn.number };
      state = untilEnd(theirs, playTurn(theirs, { state, line: null }, REPLY), 2).end;
    }
    return { line, end: state };
  },
};

function untilEnd(mind: Imagination, course: Course, effort: number): Outlook {
  const { line } = course;
  return { line, end: endTurn(mind, course, effort).state };
}

function restOfTurn(mind: Imagination, course: Course): Course {
  return playTurn(mind, settle(mind, course, EFFORT), CARE);
}

function planned(mind: Imagination, course: Course, plan: Prospect['plan']): Course {
  if (plan === null) return restOfTurn(mind, course);
  const now = followPlan(mind, course, plan, CARE);
  return now.state.turn.player === mind.seat ? now : playTurn(mind, now, REPLY);
}
