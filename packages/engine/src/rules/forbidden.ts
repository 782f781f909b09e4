import type { Game } from '../game.ts';
import type { Cause } from '../library/definitions.ts';
import type { Affecting } from '../model/editions.ts';
import { NONE, type BaseId, type CardId } from '../model/ids.ts';
import { isBase } from './table.ts';
import { inForce } from './in-force.ts';

/**
 * The card that forbids this change, or null. *Cannot* beats everything (R3.7); being protected from other
 * players' cards is one table over what "affect" covers (R9.2), so no card needs code for it. Against being cancelled
 * a card's own abilities do not help: they are what is cancelled (R9.10).
 */
export function forbidden(
  g: Game,
  verb: Affecting,
  card: CardId,
  cause: Cause,
  to: BaseId = NONE,
): CardId | null {
  const { cannot, protection } = inForce(g);
  for (const { rule, scope } of cannot) {
    if (verb === 'cancel' && scope.self === card) continue;
    if (rule.verbs.includes(verb) && rule.test(g, scope, card, cause, to)) return scope.self;
  }
  if (protection.length > 0 && g.edition.affects.includes(verb)) {
    for (const { rule, scope } of protection) {
      if (verb === 'cancel' && scope.self === card) continue;
      if (!rule.spent && rule.from(g, scope, cause) && rule.test(g, scope, card)) return scope.self;
    }
  }
  return null;
}

/** Other players' cards, as "you" see it. Bases belong to nobody (R9.3). */
export function isOthersCard(g: Game, you: number, cause: Cause): boolean {
  return cause.controller !== NONE && cause.controller !== you && !isBase(g, cause.card);
}
