import {
  NONE,
  seedRandom,
  type Decision,
  type RandomState,
  type Rules,
  type Seat,
  type State,
} from '@smashup/engine';
import { appraiseState } from '../evaluation/appraise.ts';
import { leadOf } from '../evaluation/race.ts';
import type { Weights } from '../evaluation/weights.ts';
import { candidates } from './candidates.ts';
import { guessesOf, isFaceDown } from './face-down.ts';
import type { Line } from './line.ts';

/** Most guesses of what lies face down, before a card is laid in an imagined game. */
const MOST_GUESSES = 3;
/** Most decisions simulated while something resolves. */
const MOST_STEPS = 200;

/** What a simulation needs. */
export interface Imagination {
  readonly rules: Rules;
  readonly weights: Weights;
  readonly random: RandomState;
  /** The bot's seat. */
  readonly seat: Seat;
  /** The number of the turn that is played to its end. */
  readonly turn: number;
  /** Is there no time left? Then whatever is being imagined stops where it is, and is discarded. */
  isLate(): boolean;
}

/** A simulated game, and the answers that led to it. */
export interface Imagined {
  readonly state: State;
  line: Line | null;
}

/** How far a seat is ahead, in VP, if nothing more is played this turn. */
export function judge({ rules, weights, turn }: Imagination, { state }: Imagined, seat: Seat): number {
  return leadOf(appraiseState(rules, state, turn, weights), seat, weights);
}

export function answer(rules: Rules, imagined: Imagined, picks: readonly number[]): void {
  const { state, line } = imagined;
  const { pending } = state;
  if (pending === null) return;
  rules.apply(state, { decision: pending.id, picks });
  imagined.line = { decision: pending, picks, before: line };
}

/** A copy in which the pending decision has been answered. */
export function afterAnswer(rules: Rules, { state, line }: Imagined, picks: readonly number[]): Imagined {
  const copy = { state: rules.clone(state), line };
  answer(rules, copy, picks);
  return copy;
}

/**
 * Plays on until somebody is free to choose what to play, or the game is over, or one seat is asked anything.
 * Whatever is asked on the way, each player answers as is best for them, within the effort: about that many ways are
 * tried. The imagined game is used up.
 */
export function settle(mind: Imagination, imagined: Imagined, effort: number, until: Seat = NONE): Imagined {
  for (let steps = 0; ; steps++) {
    const { pending } = imagined.state;
    if (pending === null || pending.kind === 'play' || pending.seat === until) return imagined;
    if (steps > MOST_STEPS || mind.isLate()) return imagined;
    const tries = candidates(
      mind.rules,
      imagined.state,
      pending,
      Math.max(1, Math.floor(effort)),
      mind.random,
    );
    const [only, second] = tries;
    if (only === undefined) return imagined;
    if (second !== undefined && !isFaceDown(pending)) {
      return bestOf(mind, imagined, tries, pending.seat, effort / tries.length, until);
    }
    const picks = second === undefined ? only : bestUnseen(mind, imagined.state, pending, tries, effort);
    answer(mind.rules, imagined, picks);
  }
}

function bestOf(
  mind: Imagination,
  imagined: Imagined,
  tries: readonly number[][],
  seat: Seat,
  effort: number,
  until: Seat,
): Imagined {
  let best = imagined;
  let most = -Infinity;
  for (const picks of tries) {
    const isLast = picks === tries.at(-1);
    if (isLast) answer(mind.rules, imagined, picks);
    const end = settle(mind, isLast ? imagined : afterAnswer(mind.rules, imagined, picks), effort, until);
    const worth = judge(mind, end, seat);
    if (worth > most) {
      most = worth;
      best = end;
    }
  }
  return best;
}

/**
 * The answer that is best on average over what its seat may guess, within the effort. In an imagined game every card is known, so an
 * answer chosen by how that game goes on would be chosen in sight of what lies face down.
 */
function bestUnseen(
  mind: Imagination,
  state: State,
  { seat }: Decision,
  tries: readonly (readonly number[])[],
  effort: number,
): readonly number[] {
  const each = effort / tries.length;
  const count = Math.max(1, Math.min(MOST_GUESSES, Math.floor(each)));
  const worths = tries.map(() => 0);
  for (const { world, luck } of guessesOf(mind.rules, state, seat, count, mind.random)) {
    tries.forEach((picks, at) => {
      const guessing = { ...mind, random: seedRandom(luck) };
      const laid = afterAnswer(mind.rules, { state: world, line: null }, picks);
      layBlindly(guessing, laid, seat);
      worths[at] = (worths[at] ?? 0) + judge(mind, settle(guessing, laid, each / count), seat);
    });
  }
  return tries[worths.indexOf(Math.max(...worths))] ?? [];
}

/** The other side lays what looks best at first sight, without thinking about what lies there already. */
function layBlindly({ rules, random }: Imagination, imagined: Imagined, seat: Seat): void {
  const { pending } = imagined.state;
  if (pending === null || pending.seat === seat || !isFaceDown(pending)) return;
  const [picks = []] = candidates(rules, imagined.state, pending, 1, random);
  answer(rules, imagined, picks);
}
