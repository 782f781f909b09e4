import { smashUp } from '@smashup/cards';
import type { RandomState, Seat, State } from '@smashup/engine';
import { appraiseState } from '../evaluation/appraise.ts';
import { leadOf } from '../evaluation/race.ts';
import type { Weights } from '../evaluation/weights.ts';
import { candidates } from './candidates.ts';

/** Nothing takes longer than this to resolve that is worth imagining. */
const MOST_STEPS = 200;

/** What a bot imagines with. */
export interface Imagination {
  readonly weights: Weights;
  readonly random: RandomState;
  /** The number of the turn that is played to its end. */
  readonly turn: number;
}

/** How far a seat is ahead, in VP, if nothing more is played this turn. */
export function judge({ weights, turn }: Imagination, state: State, seat: Seat): number {
  return leadOf(appraiseState(state, turn, weights), seat, weights);
}

export function answer(state: State, picks: readonly number[]): void {
  if (state.pending !== null) smashUp.apply(state, { decision: state.pending.id, picks });
}

/** A copy in which the pending decision has been answered. */
export function afterAnswer(state: State, picks: readonly number[]): State {
  const copy = smashUp.clone(state);
  answer(copy, picks);
  return copy;
}

/**
 * Plays on until somebody is free to choose what to play, or the game is over. What is asked meanwhile everybody
 * answers as is best for them, as far as the effort goes: about that many ways are tried. The state is used up.
 */
export function settle(mind: Imagination, state: State, effort: number): State {
  for (let steps = 0; ; steps++) {
    const { pending } = state;
    if (pending === null || pending.kind === 'play' || steps > MOST_STEPS) return state;
    const tries = candidates(state, pending, Math.max(1, Math.floor(effort)), mind.random);
    const [only, second] = tries;
    if (only === undefined) return state;
    if (second !== undefined) return bestOf(mind, state, pending.seat, tries, effort / tries.length);
    answer(state, only);
  }
}

function bestOf(
  mind: Imagination,
  state: State,
  seat: Seat,
  tries: readonly number[][],
  effort: number,
): State {
  let best = state;
  let most = -Infinity;
  for (const picks of tries) {
    const isLast = picks === tries.at(-1);
    if (isLast) answer(state, picks);
    const end = settle(mind, isLast ? state : afterAnswer(state, picks), effort);
    const worth = judge(mind, end, seat);
    if (worth > most) {
      most = worth;
      best = end;
    }
  }
  return best;
}
