import { destinationOf } from '../changes/destroy.ts';
import { fallingOff, leavingEvent } from '../changes/leave-play.ts';
import { isHeard, nextBatch, notice } from '../changes/notice.ts';
import type { Game } from '../game.ts';
import type { Cause } from '../library/definitions.ts';
import type { BeforehandFrame, WayOut } from '../model/frames.ts';
import type { Happening } from '../model/happening.ts';
import type { CardId } from '../model/ids.ts';
import { pieceOf } from '../rules/table.ts';

/**
 * Something is about to happen. Abilities that act before it are followed now; the frame that will bring it about
 * goes on when they are done. Returns false if there are none.
 */
export function hearBefore(g: Game, events: readonly Happening[]): boolean {
  const { stack } = g.state;
  const frame: BeforehandFrame = { kind: 'beforehand', noticed: null, after: null };
  stack.push(frame);
  for (const event of events) notice(g, event);
  if (frame.noticed !== null) return true;
  stack.pop();
  return false;
}

/** Is what is being resolved something that comes before what is about to happen? Then the table has not settled yet. */
export function isBeforehand({ state: { stack } }: Game): boolean {
  return stack[stack.length - 2]?.kind === 'beforehand';
}

/**
 * These cards in play are about to go to the discard pile together, and what is on them falls off: abilities that act
 * before that do so now, while everything is still as it was.
 */
export function hearBeforeDiscard(g: Game, cards: readonly CardId[], cause: Cause, way: WayOut): boolean {
  if (!isHeard(g, 'before discard')) return false;
  const going = cards.filter(
    (card) => pieceOf(g, card)?.as !== 'titan' && destinationOf(g, card, way) === 'discard',
  );
  const batch = nextBatch(g);
  return hearBefore(
    g,
    [...going, ...fallingOff(g, cards)].map((card) => leavingEvent(g, 'before discard', card, cause, batch)),
  );
}
