import type { Game } from '../game.ts';
import type { BaseId } from '../model/ids.ts';
import type { BaseInPlay, Piece } from '../model/state.ts';
import type { Writable } from '../model/writable.ts';
import { nth } from '../model/nth.ts';

/** Pieces on the table are never modified, only replaced, so that copies of a game can share them. */

type PieceChange = Partial<Omit<Piece, 'card' | 'stamp' | 'as'>>;

/**
 * A new controller ends what gave control for good before (R10.14). Written out field by field, as everywhere pieces are made,
 * and what may be missing is set afterwards: a spread that adds something gives each object a hidden class of its own, and
 * whatever reads pieces gets slow.
 */
export function changePiece(g: Game, piece: Piece, change: PieceChange): void {
  const changed: Writable<Piece> = {
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
  const stasis = change.stasis ?? piece.stasis;
  const given = change.controller === undefined ? piece.given : change.given;
  if (transferred !== undefined) changed.transferred = transferred;
  if (given !== undefined) changed.given = given;
  if (stasis !== undefined) changed.stasis = stasis;
  g.state.pieces[piece.card] = changed;
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
