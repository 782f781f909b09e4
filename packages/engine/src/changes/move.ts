import { touchCard, type Game } from '../game.ts';
import type { Cause } from '../library/definitions.ts';
import type { BaseId, CardId } from '../model/ids.ts';
import type { Piece } from '../model/state.ts';
import { forbidden } from '../rules/forbidden.ts';
import { attachedTo, isBaseInPlay, pieceOf } from '../rules/table.ts';
import { noticeAffected } from './affected.ts';
import { nextBatch, notice } from './notice.ts';
import { noteArrival } from './arrival.ts';
import { happening } from '../model/happening.ts';
import { changePiece } from './pieces.ts';
import { isShielded } from './shield.ts';
import { removeFrom } from './zones.ts';

export interface Move {
  readonly card: CardId;
  readonly to: BaseId;
}

/** Moves minions (and what is on them) to other bases, all together (R9.5). Returns those that moved. */
export function move(g: Game, moves: readonly Move[], cause: Cause): CardId[] {
  const possible = moves.filter((wanted) => canMove(g, wanted, cause));
  noticeAffected(
    g,
    'move',
    possible.map(({ card }) => card),
    cause,
  );
  const batch = nextBatch(g);
  const events = possible.map(({ card, to }) => {
    const piece = pieceOf(g, card);
    const from = piece?.base ?? to;
    if (piece !== null && isMover(piece)) changePiece(g, piece, { movedTurn: g.state.turn.number });
    if (piece !== null && piece.as === 'minion') {
      const { stamp, controller } = piece;
      g.state.turn.moved.push({ card, stamp, by: cause.by, cause: cause.card, controller, from, to });
    }
    relocate(g, card, to);
    if (piece?.as === 'titan') noteArrival(g, card);
    g.tell?.({ key: 'move', card, player: cause.by, base: to, from, source: cause.card });
    return { card, to, from, piece };
  });
  for (const { card, to, from, piece } of events) {
    if (piece === null || !isMover(piece)) continue;
    notice(
      g,
      happening('moved', {
        card,
        stamp: piece.stamp,
        player: cause.by,
        cause: cause.card,
        base: to,
        from,
        controller: piece.controller,
        as: piece.as,
        batch,
      }),
    );
  }
  return possible.map(({ card }) => card);
}

/** Minions move, and so do titans (R11.5); other cards are just taken along. */
function isMover({ as }: Piece): boolean {
  return as === 'minion' || as === 'titan';
}

function canMove(g: Game, wanted: Move, cause: Cause): boolean {
  const verb = movingVerb(g, wanted);
  if (verb === null) return false;
  const { card, to } = wanted;
  const obstacle = forbidden(g, verb, card, cause, to);
  if (obstacle !== null) g.tell?.({ key: 'prevented', card, source: obstacle });
  return obstacle === null && !isShielded(g, verb, card, cause);
}

/** Is the move possible? A shield is no obstacle: it breaks. */
export function mayMove(g: Game, wanted: Move, cause: Cause): boolean {
  const verb = movingVerb(g, wanted);
  return verb !== null && forbidden(g, verb, wanted.card, cause, wanted.to) === null;
}

/** The kind of this move; null if it is none. */
function movingVerb(g: Game, { card, to }: Move): 'transfer' | 'move' | null {
  const piece = pieceOf(g, card);
  if (piece === null || piece.base === to || !isBaseInPlay(g, to)) return null;
  return piece.as === 'action' ? 'transfer' : 'move';
}

/** To another base with everything on it. */
export function relocate(g: Game, card: CardId, to: BaseId): void {
  const piece = pieceOf(g, card);
  if (piece === null) return;
  changePiece(g, piece, { base: to });
  // The latest arrival there.
  removeFrom(g.state.table, card);
  g.state.table.push(card);
  for (const attached of attachedTo(g, card)) relocate(g, attached, to);
  touchCard(g, card);
}
