import { tell } from '../changes/log.ts';
import { leavePlay } from '../changes/leave-play.ts';
import type { Game } from '../game.ts';
import { NONE, type CardId } from '../model/ids.ts';
import { inForce } from '../rules/in-force.ts';
import { controllerOf } from '../rules/table.ts';

/**
 * What the state of the table itself brings about, looked at whenever nothing is in the middle of resolving.
 * Returns true if something changed.
 */
export function settle(g: Game): boolean {
  return shedActions(g);
}

/** Another player's action on a minion is destroyed when the minion becomes protected from it (R9.2). */
function shedActions(g: Game): boolean {
  const { protection, attached } = inForce(g);
  if (protection.length === 0 || attached.length === 0) return false;
  for (const { rule, scope } of protection) {
    if (!rule.sheds) continue;
    const shed = attached.filter((card) => isShed(g, card, rule, scope));
    if (shed.length === 0) continue;
    tell(g, () => ({ key: 'destroy', cards: shed, player: scope.you, source: scope.self }));
    leavePlay(
      g,
      shed.map((card) => ({ card, to: 'discard' })),
      ['destroyed', 'to discard'],
      { card: scope.self, controller: scope.you, by: scope.you },
    );
    return true;
  }
  return false;
}

type Protecting = ReturnType<typeof inForce>['protection'][number];

function isShed(g: Game, action: CardId, rule: Protecting['rule'], scope: Protecting['scope']): boolean {
  const host = g.state.pieces[action]?.on ?? NONE;
  if (host === NONE || !rule.test(g, scope, host)) return false;
  const controller = controllerOf(g, action);
  return rule.from(g, scope, { card: action, controller, by: controller });
}
