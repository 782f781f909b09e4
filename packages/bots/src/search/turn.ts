import { NONE, type CardId, type Decision, type State } from '@smashup/engine';
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
  const dull = new Set<CardId>();
  let best = state;
  let most = judge(mind, state, seat);
  let now = state;
  for (let plays = 0; plays < care.plays && isFree(mind, now); plays++) {
    const next = bestPlay(mind, now, care, dull);
    if (next === null) break;
    now = next;
    const worth = judge(mind, now, seat);
    if (worth <= most) continue;
    most = worth;
    best = now;
  }
  return best;
}

/** Cards that looked worse than this many others are not looked at again this turn. */
const PROMISING = 3;

interface Play {
  readonly card: CardId;
  readonly worth: number;
  readonly end: State;
}

function bestPlay(mind: Imagination, state: State, care: Care, dull: Set<CardId>): State | null {
  const { pending } = state;
  if (pending === null) return null;
  const plays: Play[] = [];
  for (const picks of candidates(state, pending, care.width, mind.random)) {
    const card = cardOf(pending, picks);
    if (card === NONE || dull.has(card)) continue;
    const end = settle(mind, afterAnswer(state, picks), care.effort);
    plays.push({ card, end, worth: judge(mind, end, pending.seat) + hopes(mind, end) });
  }
  plays.sort((a, b) => b.worth - a.worth);
  for (const { card } of plays.slice(PROMISING + 1)) dull.add(card);
  return plays[0]?.end ?? null;
}

/** The card that would be played or used; NONE for stopping here. */
function cardOf({ options }: Decision, [pick = 0]: readonly number[]): CardId {
  const option = options[pick];
  return option !== undefined && 'card' in option ? option.card : NONE;
}

/** What the plays that are left may still bring. */
function hopes(mind: Imagination, state: State): number {
  return isFree(mind, state) ? mind.weights.play * playsLeft(state) : 0;
}
