import { run, takeAnswer } from '../flow/run.ts';
import { noteChanges, startWatching } from '../changes/watch.ts';
import { touch, type Game } from '../game.ts';
import type { Decision } from '../model/decision.ts';
import { NONE, type CardId } from '../model/ids.ts';
import { clone } from '../model/clone.ts';
import type { State } from '../model/state.ts';
import { CardError } from './errors.ts';
import { tellerTo, type Sink } from './log.ts';
import { addToPast, answersOf, pastOf, settlePast, type Past } from './past.ts';
import { readPicks } from './read-answer.ts';

/**
 * Carries out an answer and goes on to the next decision. All or nothing: if the answer does not fit, or if anything
 * goes wrong while it is carried out, the state is as it was, and the error says why.
 */
export function applyAnswer(g: Game, answer: unknown, sink: Sink | null): void {
  const { pending } = g.state;
  const picks = readPicks(pending, answer);
  if (pending === null) return;
  const past = pastOf(g.state, g.past);
  settlePast(past, g.state);
  const hearing = sink === null ? null : new Hearing(sink);
  g.tell = hearing === null ? null : tellerTo(hearing.hear, g.state);
  try {
    carryOut(g, pending, picks);
  } catch (error) {
    const card = nameOf(g, resolving(g.state));
    restore(g, past);
    // Errors thrown by the sink are the host's own affair.
    if (hearing?.failed) throw error;
    throw new CardError({ card, decision: pending, picks }, error);
  }
  g.past = addToPast(past, g.state, picks);
}

/** Takes the picks and goes on to the next decision. */
export function carryOut(g: Game, decision: Decision, picks: readonly number[]): void {
  g.state.pending = null;
  startWatching(g);
  takeAnswer(g, decision, picks);
  noteChanges(g);
  run(g);
}

/** Hands events on, and remembers whether it was the sink that failed. */
class Hearing {
  failed = false;
  private readonly sink: Sink;

  constructor(sink: Sink) {
    this.sink = sink;
  }

  readonly hear: Sink = (event, state) => {
    this.failed = true;
    this.sink(event, state);
    this.failed = false;
  };
}

/** Rebuilds the state from its past, in the object that the host holds. */
function restore(g: Game, past: Past): void {
  const { state } = past.origin;
  if (state === null) return;
  Object.assign(g.state, clone(state));
  forget(g);
  for (const picks of answersOf(past)) {
    const { pending } = g.state;
    if (pending !== null) carryOut(g, pending, picks);
  }
  g.past = past;
}

/** Drops what was derived from a state that no longer exists. */
function forget(g: Game): void {
  g.tell = null;
  g.immediate.length = 0;
  g.traits = null;
  touch(g);
}

/** The card whose play or ability is on top of the stack, or NONE. */
function resolving({ stack }: State): CardId {
  const top = stack.at(-1);
  if (top?.kind === 'ability') return top.self;
  return top?.kind === 'play' ? top.card : NONE;
}

/** Something is already broken, so nothing here may rely on anything. */
function nameOf({ lib, state }: Game, card: CardId): string {
  return lib.defs[state.defs[card] ?? NONE]?.name ?? '';
}
