import { touchCard, type Game } from '../game.ts';
import type { Cause } from '../library/definitions.ts';
import type { Swapped } from '../model/frames.ts';
import { NONE, type CardId } from '../model/ids.ts';
import { attachedTo, pieceOf } from '../rules/table.ts';
import { isFaceDown } from '../model/face-down.ts';
import { noteTransfer } from './affect.ts';
import { noticeAffected } from './affected.ts';
import { leavePlay } from './leave-play.ts';
import { changePiece } from './pieces.ts';
import { followHost } from './store.ts';

/** Swapping (R10.80): one minion leaves, and another one takes its place with all that was on it. */

/** What a minion that leaves in a swap passes on. */
interface Legacy {
  /** What was on it, or stored under it: on nothing until the other minion has it. */
  readonly cards: readonly CardId[];
  readonly counters: number;
  readonly cause: Cause;
}

export function leaveInSwap(g: Game, { minion, to, ...swap }: Swapped, heir: CardId): Legacy {
  const cause = { ...swap, card: swap.cause };
  const cards = attachedTo(g, minion);
  const counters = pieceOf(g, minion)?.counters ?? 0;
  noticeAffected(g, 'place', [minion], cause);
  g.tell?.({ key: LOG[to], told: 'before', cards: [minion], player: cause.by, source: cause.card });
  if (counters > 0)
    g.tell?.({ key: 'transfer counters', card: minion, to: heir, count: counters, source: cause.card });
  for (const card of cards) if (isFaceDown(pieceOf(g, card))) release(g, card);
  leavePlay(g, [{ card: minion, to }], to === 'discard' ? ['to discard'] : [], cause, NONE, true);
  for (const card of cards) release(g, card);
  return { cards, counters, cause };
}

const LOG = { hand: 'to hand', discard: 'discard', 'deck shuffled': 'shuffle in' } as const;

/** Its minion has gone. */
function release(g: Game, card: CardId): void {
  const piece = pieceOf(g, card);
  if (piece === null) return;
  changePiece(g, piece, { on: NONE });
  touchCard(g, card);
}

export function inherit(g: Game, heir: CardId, { cards, cause }: Legacy): void {
  for (const card of cards) {
    const piece = pieceOf(g, card);
    if (piece === null) continue;
    changePiece(g, piece, isFaceDown(piece) ? { on: heir } : { on: heir, transferred: g.state.clock++ });
    touchCard(g, card);
  }
  followHost(g, heir);
  const actions = cards.filter((card) => !isFaceDown(pieceOf(g, card)));
  noticeAffected(g, 'transfer', actions, cause);
  for (const card of actions) noteTransfer(g, card, pieceOf(g, card)?.base ?? NONE, cause);
}
