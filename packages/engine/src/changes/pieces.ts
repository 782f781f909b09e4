import type { Game } from '../game.ts';
import type { BaseId } from '../model/ids.ts';
import type { BaseInPlay, Piece } from '../model/state.ts';
import { nth } from '../model/nth.ts';

/** Pieces on the table are never modified, only replaced, so that copies of a game can share them. */

type PieceChange = Partial<Omit<Piece, 'card' | 'stamp' | 'as'>>;

/** Written out field by field, as everywhere pieces are made: spreading would give each its own hidden class. */
export function changePiece(g: Game, piece: Piece, change: PieceChange): void {
  const changed = {
    card: piece.card,
    stamp: piece.stamp,
    as: piece.as,
    controller: change.controller ?? piece.controller,
    base: change.base ?? piece.base,
    on: change.on ?? piece.on,
    counters: change.counters ?? piece.counters,
    talentTurn: change.talentTurn ?? piece.talentTurn,
    movedTurn: change.movedTurn ?? piece.movedTurn,
  };
  const transferred = change.transferred ?? piece.transferred;
  g.state.pieces[piece.card] = transferred === undefined ? changed : { ...changed, transferred };
}

export function changeBase(
  g: Game,
  base: BaseId,
  change: Partial<Pick<BaseInPlay, 'counters' | 'prevailing'>>,
): void {
  const { bases } = g.state;
  const at = bases.findIndex((inPlay) => inPlay.base === base);
  if (at < 0) return;
  const { stamp, counters, prevailing } = nth(bases, at);
  bases[at] = {
    base,
    stamp,
    counters: change.counters ?? counters,
    prevailing: change.prevailing ?? prevailing,
  };
}
