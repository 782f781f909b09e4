import { clone } from '../model/clone.ts';
import type { State } from '../model/state.ts';

/**
 * The past of a state: a copy from some answers ago, and the answers since. They are enough to rebuild the state when
 * an answer fails half-way; a copy for every answer would cost a third of the time that games take. Copies of a game
 * share its past.
 */
export interface Past {
  readonly origin: Origin;
  /** The answer that led here, and what was before it; null at the origin. */
  readonly picks: readonly number[];
  readonly before: Past | null;
  readonly length: number;
  /** Tells whether the state has been modified from outside. */
  readonly mark: number;
}

/** The start of a past: copied when the first of the games that share it goes on. */
interface Origin {
  state: State | null;
}

/** After this many answers a new past begins. */
const LONGEST = 512;

/** The past of the state as it is, which begins now if there is none, or if somebody else has written into the state. */
export function pastOf(state: State, past: Past | null): Past {
  const mark = markOf(state);
  if (past !== null && past.mark === mark && past.length < LONGEST) return past;
  return { origin: { state: null }, picks: [], before: null, length: 0, mark };
}

/** To be called before the state changes: from now on the past must do without it. */
export function settlePast({ origin }: Past, state: State): void {
  origin.state ??= clone(state);
}

export function addToPast(past: Past, state: State, picks: readonly number[]): Past {
  return { origin: past.origin, picks, before: past, length: past.length + 1, mark: markOf(state) };
}

/** The picks that lead from the origin to here, in order. */
export function answersOf(past: Past): (readonly number[])[] {
  const answers: (readonly number[])[] = [];
  for (let at = past; at.before !== null; at = at.before) answers.push(at.picks);
  return answers.toReversed();
}

/**
 * A number that differs when a state was modified from outside: the random generator, counters, and how many cards
 * lie where. It is computed twice for every answer, so it does not go through long lists.
 */
function markOf(state: State): number {
  const { random, turn, players, table, stack } = state;
  let mark = random[0] ^ random[1] ^ random[2] ^ random[3];
  mark = mix(mark, state.clock);
  mark = mix(mark, state.asked + (state.barrier << 16));
  mark = mix(mark, turn.number + (turn.minions << 10) + (turn.actions << 15) + (turn.player << 20));
  mark = mix(mark, turn.extras.length + (turn.played.length << 8) + (turn.uses.length << 16));
  mark = mix(mark, table.length + (stack.length << 10) + (state.effects.length << 20));
  mark = mix(mark, state.bases.length + (state.baseDeck.length << 10) + (state.baseDiscard.length << 20));
  mark = mix(mark, state.defs.length + (state.limbo.length << 10) + (state.box.length << 20));
  for (const { vp, hand, deck, discard } of players) {
    mark = mix(mark, vp + (hand.length << 8) + (deck.length << 16) + (discard.length << 24));
    for (let i = 0; i < hand.length; i++) mark = mix(mark, hand[i] ?? 0);
  }
  return mark;
}

function mix(mark: number, value: number): number {
  return Math.imul(mark ^ value, 0x9e3779b1);
}
