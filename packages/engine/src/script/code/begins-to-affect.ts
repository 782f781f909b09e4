import type { Game } from '../../game.ts';
import type { Check, Read, Scope } from '../../library/definitions.ts';
import type { Happening } from '../../model/happening.ts';
import type { CardId } from '../../model/ids.ts';
import { forbidden } from '../../rules/forbidden.ts';
import { inForce } from '../../rules/in-force.ts';

/**
 * What it happened to begins to affect one of these minions (R9.2), by changing its power from where it came to lie:
 * not what is on the minion itself, not a change that was there before this card, and nothing that it is protected from.
 */
export const beginsToAffect =
  (them: Read<readonly CardId[]>): Check =>
  (g, s) => {
    const { event } = s;
    if (event === null || !g.edition.affects.includes('power')) return false;
    return them(g, s).some((minion) => beginsToChangePower(g, s, event, minion));
  };

function beginsToChangePower(g: Game, s: Scope, event: Happening, minion: CardId): boolean {
  if (minion === event.card || minion === event.on) return false;
  return inForce(g)['more power'].some(
    ({ rule, scope, effect }) =>
      effect === null &&
      scope.self === event.card &&
      (event.kind === 'moved' ? rule.reach === 'here' : scope.stamp > s.stamp) &&
      rule.test(g, scope, minion) &&
      rule.amount(g, scope, minion) !== 0 &&
      forbidden(g, 'power', minion, { card: scope.self, controller: scope.you, by: scope.you }) === null,
  );
}
