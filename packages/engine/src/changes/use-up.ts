import type { Game } from '../game.ts';
import type { Limit } from '../library/definitions.ts';
import type { Seat, LimitedId } from '../model/ids.ts';
import { stampFor } from '../rules/limits.ts';

/** An ability that works once per turn has been used. */
export function useUp(g: Game, ability: LimitedId, limit: Limit, player: Seat, stamp: number): void {
  if (limit !== 'unlimited') g.state.turn.uses.push({ ability, player, stamp: stampFor(limit, stamp) });
}
