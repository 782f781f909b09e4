import type { Game } from '../game.ts';
import type { Cause } from '../library/definitions.ts';
import type { Affecting } from '../model/editions.ts';
import { NONE, type BaseId, type CardId, type Seat } from '../model/ids.ts';
import { forbiddenBy } from './forbidden-by.ts';
import { ignores, inForce } from './in-force.ts';
import { controllerOf, isBase } from './table.ts';

/** The card that forbids this change, or null. `to` is the base that it would move to. */
export function forbidden(
  g: Game,
  verb: Affecting,
  card: CardId,
  cause: Cause,
  to: BaseId = NONE,
): CardId | null {
  const controller = controllerOf(g, card);
  // A player who ignores a base is neither restricted nor protected by it.
  if (ignores(g, controller, cause.card)) return cause.card;
  const source = forbiddenBy(g, inForce(g), verb, card, cause, to, NONE);
  if (source === null || !ignores(g, controller, source)) return source;
  return forbiddenBy(g, inForce(g), verb, card, cause, to, source);
}

/** As it mostly is: no card says what cannot be done to another one. */
export function isNothingForbidden(g: Game): boolean {
  const { 'cannot be': cannot, 'not affected': protection, 'ignores ability': ignoring } = inForce(g);
  return cannot.length + protection.length + ignoring.length === 0;
}

/** Other players' cards, as "you" see it. Bases belong to nobody (R9.3). */
export function isOthersCard(g: Game, you: Seat, cause: Cause): boolean {
  return cause.controller !== NONE && cause.controller !== you && !isBase(g, cause.card);
}
