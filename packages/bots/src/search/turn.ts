import type { State } from '@smashup/engine';
import { playsLeft } from '../evaluation/reading.ts';
import { candidates } from './candidates.ts';
import { afterAnswer, answer, judge, settle, type Imagination } from './settle.ts';

/** How much trouble to take over a turn: plays looked at each time, ways to carry each out, plays at most. */
export interface Care {
  readonly width: number;
  readonly effort: number;
  readonly plays: number;
}

/** Is the player of the imagined turn free to choose what to play? */
function isFree({ turn }: Imagination, state: State): boolean {
  return state.pending?.kind === 'play' && state.turn.number === turn;
}

/** Nothing more is played: bases score, cards are drawn, and the next turn begins. The state is used up. */
export function endTurn(mind: Imagination, state: State, effort: number): State {
  let now = state;
  while (isFree(mind, now) && now.pending !== null) {
    answer(now, [now.pending.options.length - 1]);
    now = settle(mind, now, effort);
  }
  return now;
}

/**
 * Plays the rest of the turn, always what looks best next, and stops where that was best. A play that only prepares
 * another is seen in this way: only the end counts.
 */
export function playTurn(mind: Imagination, state: State, care: Care): State {
  const seat = state.turn.player;
  let best = state;
  let most = judge(mind, state, seat);
  let now = state;
  for (let plays = 0; plays < care.plays && isFree(mind, now); plays++) {
    const next = bestPlay(mind, now, care);
    if (next === null) break;
    now = next;
    const worth = judge(mind, now, seat);
    if (worth <= most) continue;
    most = worth;
    best = now;
  }
  return best;
}

function bestPlay(mind: Imagination, state: State, { width, effort }: Care): State | null {
  const { pending } = state;
  if (pending === null) return null;
  let best: State | null = null;
  let most = -Infinity;
  for (const picks of candidates(state, pending, width, mind.random)) {
    if (picks[0] === pending.options.length - 1) continue;
    const end = settle(mind, afterAnswer(state, picks), effort);
    const worth = judge(mind, end, pending.seat) + hopes(mind, end);
    if (worth > most) {
      most = worth;
      best = end;
    }
  }
  return best;
}

/** What the plays that are left may still bring. */
function hopes(mind: Imagination, state: State): number {
  return isFree(mind, state) ? mind.weights.play * playsLeft(state) : 0;
}
