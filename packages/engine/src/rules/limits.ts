import type { Game } from '../game.ts';
import type { Limit } from '../library/definitions.ts';
import { NONE, type AbilityId, type Seat, type LimitedId } from '../model/ids.ts';

/** "Once per turn", by ability, player and, where each copy counts for itself, stay in play. */

export function stampFor(limit: Limit, stamp: number): number {
  return limit === 'once per turn' || limit === 'once per base for all copies' ? stamp : NONE;
}

export function isUsedUp(g: Game, ability: LimitedId, limit: Limit, player: Seat, stamp: number): boolean {
  return limit !== 'unlimited' && isUsed(g, ability, player, stampFor(limit, stamp));
}

/** A talent that is lent counts for itself: for each card that has it, and each time that it came there (R10.29). */
export function isLentTalentUsed(
  g: Game,
  ability: AbilityId,
  player: Seat,
  stamp: number,
  since: number,
): boolean {
  return isUsed(g, ability, player, stamp, since);
}

function isUsed(g: Game, ability: LimitedId, player: Seat, stamp: number, lentSince?: number): boolean {
  for (const use of g.state.turn.uses) {
    if (use.ability !== ability || use.player !== player || use.stamp !== stamp) continue;
    if (use.lentSince === lentSince) return true;
  }
  return false;
}
