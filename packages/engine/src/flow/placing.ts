import { placeCounters } from '../changes/affect.ts';
import { isHeard, nextBatch } from '../changes/notice.ts';
import type { Game } from '../game.ts';
import type { Cause } from '../library/definitions.ts';
import type { PlacedCounters, PlacingFrame } from '../model/frames.ts';
import { happening, type Happening } from '../model/happening.ts';
import { NONE, type CardId } from '../model/ids.ts';
import { canBe } from '../rules/affectable.ts';
import { pieceOf } from '../rules/table.ts';
import { hearBefore } from './beforehand.ts';
import { deliver, finish } from './stack.ts';
import { nth } from '../model/nth.ts';

/**
 * Places +1 power counters on cards together (R9.5). If an ability acts before that, a frame waits for it. The slot
 * `into` of the frame below learns which cards took theirs.
 */
export function placeTogether(
  g: Game,
  cards: readonly CardId[],
  count: number,
  { card: cause, controller, by }: Cause,
  into: number,
): void {
  const placed = cards.map((card) => ({ card, count, cause, controller, by }));
  if (!isHeard(g, 'before counters')) {
    deliver(g, into, place(g, placed));
    return;
  }
  g.state.stack.push({ kind: 'placing', placed, diverted: [], into, noticed: null, after: null });
  const batch = nextBatch(g);
  hearBefore(
    g,
    placed.flatMap((one) => placingEvent(g, one, batch)),
  );
}

/** On what could take them. */
function placingEvent(
  g: Game,
  { card, count, cause, controller, by }: PlacedCounters,
  batch: number,
): Happening[] {
  const piece = pieceOf(g, card);
  if (piece === null || count <= 0 || !canBe(g, 'power', card, { card: cause, controller, by })) return [];
  const { stamp, as, base, counters } = piece;
  const about = { card, stamp, as, base, counters, controller: piece.controller, player: by, cause, batch };
  return [happening('before counters', about)];
}

export function stepPlacing(g: Game, frame: PlacingFrame): void {
  finish(g, frame);
  place(g, frame.diverted);
  deliver(g, frame.into, place(g, frame.placed));
}

function place(g: Game, counters: readonly PlacedCounters[]): CardId[] {
  const batch = isHeard(g, 'counters') ? nextBatch(g) : NONE;
  return counters.flatMap(({ card, count, cause, controller, by }) =>
    placeCounters(g, card, count, { card: cause, controller, by }, batch),
  );
}

/** One of the counters that are about to be placed on a card goes to another one instead. False if there is none. */
export function divertCounter(
  g: Game,
  from: CardId,
  to: CardId,
  { card: cause, controller, by }: Cause,
): boolean {
  const frame = placingNow(g);
  const at = frame?.placed.findIndex(({ card, count }) => card === from && count > 0) ?? NONE;
  if (frame === undefined || at < 0) return false;
  const before = nth(frame.placed, at);
  frame.placed[at] = { ...before, count: before.count - 1 };
  frame.diverted.push({ card: to, count: 1, cause, controller, by });
  return true;
}

/** The most recently announced placing. */
function placingNow({ state: { stack } }: Game): PlacingFrame | undefined {
  const frame = stack.findLast((one) => one.kind === 'placing');
  return frame?.kind === 'placing' ? frame : undefined;
}
