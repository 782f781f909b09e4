import { NONE, type CardId, type Decision } from '@smashup/engine';
import { playsLeft } from '../evaluation/reading.ts';
import { candidates } from './candidates.ts';
import { picksAgain, type Line } from './line.ts';
import { afterAnswer, answer, judge, settle, type Imagined, type Imagination } from './settle.ts';

/** How much effort to spend on a turn: plays considered each time, ways to carry each out, plays at most. */
export interface Care {
  readonly width: number;
  readonly effort: number;
  readonly plays: number;
}

/** Is the player of the imagined turn free to choose what to play? */
function isFree({ turn }: Imagination, { state }: Imagined): boolean {
  return state.pending?.kind === 'play' && state.turn.number === turn;
}

/** Nothing more is played: bases score, cards are drawn, and the next turn begins. The imagined game is used up. */
export function endTurn(mind: Imagination, imagined: Imagined, effort: number): Imagined {
  let now = imagined;
  while (isFree(mind, now) && now.state.pending !== null) {
    answer(mind.rules, now, [now.state.pending.options.length - 1]);
    now = settle(mind, now, effort);
  }
  return now;
}

/**
 * Plays on as was planned in another world, for as long as the same questions come up; from there on, whatever looks
 * best. What others are asked on the way they answer afresh. The imagined game is used up.
 */
export function followPlan(
  mind: Imagination,
  imagined: Imagined,
  plan: readonly Line[],
  care: Care,
): Imagined {
  let now = imagined;
  for (const step of plan) {
    now = settle(mind, now, care.effort, mind.seat);
    const { pending } = now.state;
    const picks = pending === null ? null : picksAgain(step, pending);
    if (picks === null) return playTurn(mind, settle(mind, now, care.effort), care);
    answer(mind.rules, now, picks);
  }
  return settle(mind, now, care.effort);
}

/**
 * Plays the rest of the turn, always what looks best next, and stops where that was best. This also values a play
 * that only prepares another: only the end counts.
 */
export function playTurn(mind: Imagination, imagined: Imagined, care: Care): Imagined {
  const seat = imagined.state.turn.player;
  const dull = new Set<CardId>();
  let best = imagined;
  let most = judge(mind, imagined, seat);
  let now = imagined;
  for (let plays = 0; plays < care.plays && isFree(mind, now) && !mind.isLate(); plays++) {
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
  readonly end: Imagined;
}

function bestPlay(mind: Imagination, imagined: Imagined, care: Care, dull: Set<CardId>): Imagined | null {
  const { pending } = imagined.state;
  if (pending === null) return null;
  const plays: Play[] = [];
  for (const picks of candidates(mind.rules, imagined.state, pending, care.width, mind.random)) {
    const card = cardOf(pending, picks);
    if (card === NONE || dull.has(card)) continue;
    const end = settle(mind, afterAnswer(mind.rules, imagined, picks), care.effort);
    plays.push({ card, end, worth: judge(mind, end, pending.seat) + hopes(mind, end) });
  }
  plays.sort((a, b) => b.worth - a.worth);
  for (const { card } of plays.slice(PROMISING + 1)) dull.add(card);
  return plays[0]?.end ?? null;
}

/** The card that would be played or used; NONE for stopping here. */
function cardOf({ options }: Decision, picks: readonly number[]): CardId {
  const option = options[picks[0] ?? 0];
  return option !== undefined && 'card' in option ? option.card : NONE;
}

/** What the remaining plays may still gain. */
function hopes(mind: Imagination, imagined: Imagined): number {
  return isFree(mind, imagined) ? mind.weights.play * playsLeft(mind.rules, imagined.state) : 0;
}
