import type { Game } from '../game.ts';
import type { Cause } from '../library/definitions.ts';
import type { Affecting } from '../model/editions.ts';
import type { BaseId, CardId } from '../model/ids.ts';
import type { RulesInForce } from './in-force.ts';

/**
 * The card that forbids this change, or null. *Cannot* beats everything (R3.7); being protected from other players'
 * cards is one table over what "affect" covers (R9.2), so no card needs code for it. The card `except` is ignored.
 */
export function forbiddenBy(
  g: Game,
  { 'cannot be': cannot, 'not affected': protection }: Pick<RulesInForce, 'cannot be' | 'not affected'>,
  verb: Affecting,
  card: CardId,
  cause: Cause,
  to: BaseId,
  except: CardId,
): CardId | null {
  for (const { rule, scope } of cannot) {
    if (scope.self === except) continue;
    const { verbs, test, from, to: goal } = rule;
    if (!verbs.includes(verb) || !test(g, scope, card)) continue;
    if (from !== null && !from(g, scope, cause, card)) continue;
    if (goal === null || to === goal(g, scope)) return scope.self;
  }
  if (protection.length === 0 || !g.edition.affects.includes(verb)) return null;
  for (const { rule, scope } of protection) {
    if (scope.self === except) continue;
    if (rule.breaks || !rule.from(g, scope, cause, card)) continue;
    const test = verb === 'power' ? rule.testForPower : rule.test;
    if (test(g, scope, card)) return scope.self;
  }
  return null;
}
