import { noteRises } from '../changes/rises.ts';
import type { Game } from '../game.ts';
import type { Aftermath, Frame } from '../model/frames.ts';
import { NONE } from '../model/ids.ts';

/**
 * The stack of what is being resolved. When a frame is finished, what it noticed is passed on by R3.4: a card that
 * was played in the middle of another waits with its triggers until that other one has resolved; its triggers
 * then come first, since it was the later card. A card that interrupts another is finished before that one goes on
 * (R10.22).
 */
export function finish(g: Game, frame: Frame): void {
  const { stack } = g.state;
  const below = stack[stack.length - 2];
  const isOwnMatter = frame.kind === 'play' && frame.interrupts;
  const isPart = below !== undefined && isResolving(below) && !isOwnMatter;
  // What follows it is put in order together.
  if (!isPart) noteRises(g);
  stack.pop();
  const { noticed, after } = frame;
  if (noticed === null && after === null) return;
  if (isPart) {
    handOver(below, frame);
    return;
  }
  const groups = after ?? [];
  if (noticed !== null) groups.push(noticed);
  startAftermath(g, groups);
}

/** Is the frame a card (or an ability of one) in the middle of its resolution? */
function isResolving(frame: Frame): boolean {
  return frame.kind === 'ability' || frame.kind === 'play' || frame.kind === 'destroy';
}

function handOver(below: Frame, frame: Frame): void {
  const { noticed } = frame;
  const later = frame.after ?? [];
  // An ability is part of the card it belongs to; a card that was played is a card of its own.
  if (frame.kind === 'play' && noticed !== null) later.push(noticed);
  // Of several, the later one's comes first (R3.5).
  if (later.length > 0) below.after = [...later, ...(below.after ?? [])];
  if (frame.kind === 'play' || noticed === null) return;
  if (below.noticed === null) below.noticed = noticed;
  else merge(below.noticed, noticed);
}

function merge(into: Aftermath, from: Aftermath): void {
  into.triggers.push(...from.triggers);
  if (from.events.length > 0) into.events = [...into.events, ...from.events];
  if (from.spent.length > 0) into.spent = [...into.spent, ...from.spent];
  if (from.onTop.length > 0) into.onTop = [...into.onTop, ...from.onTop];
  if (from.underneath !== undefined) into.underneath = [...(into.underneath ?? []), ...from.underneath];
  if (from.clashes !== null) (into.clashes ??= []).push(...from.clashes);
}

function startAftermath(g: Game, groups: Aftermath[]): void {
  g.state.stack.push({
    kind: 'aftermath',
    groups,
    responder: g.state.turn.player,
    passes: 0,
    noticed: null,
    after: null,
  });
}

export function hasNoticed({ noticed, after }: Frame): boolean {
  return noticed !== null || after !== null;
}

/** Lets what the frame itself noticed so far resolve now, before its next stage. */
export function flush(g: Game, frame: Frame): void {
  const { noticed, after } = frame;
  frame.noticed = null;
  frame.after = null;
  const groups = after ?? [];
  if (noticed !== null) groups.push(noticed);
  startAftermath(g, groups);
}

/** Gives a waiting frame the result of what it started; what that triggered may come first. */
export function deliver(g: Game, into: number, result: readonly number[]): void {
  if (into === NONE) return;
  const { stack } = g.state;
  let at = stack.length - 1;
  while (at >= 0 && stack[at]?.kind === 'aftermath') at--;
  const top = stack[at];
  if (top?.kind === 'ability') top.vars[into] = result.slice();
  else if (top?.kind === 'destroy') top.replaced = result.length > 0;
}
