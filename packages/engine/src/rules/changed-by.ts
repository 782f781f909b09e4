import type { Game } from '../game.ts';
import type { CardId } from '../model/ids.ts';
import { forbidden } from './forbidden.ts';
import { inForce } from './in-force.ts';
import { pieceOf } from './table.ts';

/**
 * Minions whose power an action changes from where it has come to lie: not the one that it is on, no minion that came after
 * it, and none that is protected from it or about to be shielded.
 */
export function changedBy(g: Game, source: CardId, stamp: number): CardId[] {
  const { 'more power': power, 'not affected': protection } = inForce(g);
  const own = power.filter(({ scope, effect }) => effect === null && scope.self === source);
  if (own.length === 0) return [];
  const host = pieceOf(g, source)?.on;
  return g.state.table.filter((card) => {
    const piece = pieceOf(g, card);
    if (piece?.as !== 'minion' || card === host || piece.stamp > stamp) return false;
    return own.some(({ rule, scope }) => {
      if (!rule.test(g, scope, card) || rule.amount(g, scope, card) === 0) return false;
      const cause = { card: source, controller: scope.you, by: scope.you };
      if (forbidden(g, 'power', card, cause) !== null) return false;
      return !protection.some(
        (shield) =>
          shield.rule.breaks &&
          shield.rule.from(g, shield.scope, cause, card) &&
          shield.rule.test(g, shield.scope, card),
      );
    });
  });
}
