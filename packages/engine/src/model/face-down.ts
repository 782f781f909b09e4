import type { Piece } from './state.ts';

/** Buried (R7) or stored (R16.1): it does nothing, and only those who know it see what it is. */
export function isFaceDown(piece: Piece | null | undefined): boolean {
  return piece?.as === 'buried' || piece?.as === 'stored';
}

/** Face down, or in stasis (R17.2): only what speaks of that works there. */
export function isDormant(piece: Piece | null | undefined): boolean {
  return isFaceDown(piece) || piece?.as === 'stasis';
}
