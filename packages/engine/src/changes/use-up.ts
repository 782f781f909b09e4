import type { Game } from '../game.ts';
import type { Limit } from '../library/definitions.ts';
import type { AbilityId, Seat, LimitedId } from '../model/ids.ts';
import { stampFor } from '../rules/limits.ts';

/** An ability that works once per turn has been used. */
export function useUp(g: Game, ability: LimitedId, limit: Limit, player: Seat, stamp: number): void {
  if (limit !== 'unlimited') g.state.turn.uses.push({ ability, player, stamp: stampFor(limit, stamp) });
}

/** A talent has been used that its card has had from another one since then (R10.29). */
export function useUpLentTalent(
  g: Game,
  ability: AbilityId,
  player: Seat,
  stamp: number,
  lentSince: number,
): void {
  g.state.turn.uses.push({ ability, player, stamp, lentSince });
}
