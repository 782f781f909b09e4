import type { Piece } from './state.ts';

/** Buried (R7) or stored (R16.1): it does nothing, and only those who know it see what it is. */
export function isFaceDown(piece: Piece | null | undefined): boolean {
  return piece?.as === 'buried' || piece?.as === 'stored';
}
