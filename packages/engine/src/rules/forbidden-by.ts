import type { Game } from '../game.ts';
import type { Cause } from '../library/definitions.ts';
import type { Affecting } from '../model/editions.ts';
import type { BaseId, CardId } from '../model/ids.ts';
import type { InForce } from './in-force.ts';

/**
 * The card that forbids this change, or null. *Cannot* beats everything (R3.7); being protected from other
 * players' cards is one table over what "affect" covers (R9.2), so no card needs code for it. Against being cancelled
 * a card's own abilities do not help: they are what is cancelled (R9.10).
 */
export function forbiddenBy(
  g: Game,
  { cannot, protection }: Pick<InForce, 'cannot' | 'protection'>,
  verb: Affecting,
  card: CardId,
  cause: Cause,
  to: BaseId,
): CardId | null {
  for (const { rule, scope } of cannot) {
    if (verb === 'cancel' && scope.self === card) continue;
    if (rule.verbs.includes(verb) && rule.test(g, scope, card, cause, to)) return scope.self;
  }
  if (protection.length === 0 || !g.edition.affects.includes(verb)) return null;
  for (const { rule, scope } of protection) {
    if (verb === 'cancel' && scope.self === card) continue;
    if (!rule.spent && rule.from(g, scope, cause) && rule.test(g, scope, card)) return scope.self;
  }
  return null;
}
