import { isOfKind } from '../rules/sides.ts';
import { defOf } from '../game.ts';
import type { CardTest, Value } from '../library/definitions.ts';
import type { Seat } from '../model/ids.ts';
import { ignores } from '../rules/in-force.ts';
import { clockwiseFrom } from '../rules/table.ts';

/**
 * For a base's ability about all players at once: the current player carries it out, or, if that player ignores the
 * base, the next one, since the others still follow it.
 */
export const allTogether: Value<readonly Seat[]> = (g, s) =>
  clockwiseFrom(g, g.state.turn.player)
    .filter((seat) => !ignores(g, seat, s.self))
    .slice(0, 1);

/** An action, or a minion whose printed power is at most that. */
export const isActionOrPowerAtMost =
  (amount: number): CardTest =>
  (g, _, card) =>
    isOfKind(defOf(g, card), 'action') || defOf(g, card).power <= amount;
