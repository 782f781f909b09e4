import type { Game } from '../game.ts';
import type { Limit } from '../library/definitions.ts';
import { NONE, type Seat, type LimitedId } from '../model/ids.ts';

/** "Once per turn", by ability, player and, where each copy counts for itself, stay in play. */

export function stampFor(limit: Limit, stamp: number): number {
  return limit === 'once per turn' || limit === 'once per base for all copies' ? stamp : NONE;
}

export function isUsedUp(g: Game, ability: LimitedId, limit: Limit, player: Seat, stamp: number): boolean {
  if (limit === 'unlimited') return false;
  const wanted = stampFor(limit, stamp);
  for (const use of g.state.turn.uses) {
    if (use.ability === ability && use.player === player && use.stamp === wanted) return true;
  }
  return false;
}
