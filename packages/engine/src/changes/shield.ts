import type { Game } from '../game.ts';
import type { Cause } from '../library/definitions.ts';
import type { Affecting } from '../model/editions.ts';
import type { AbilityFrame } from '../model/frames.ts';
import type { CardId } from '../model/ids.ts';
import { inForce } from '../rules/in-force.ts';
import { leavePlay } from './leave-play.ts';

/**
 * Shields stop the first ability that is about to affect a card, and are destroyed for it. All cards that the
 * shield covers are spared for as long as that ability goes on.
 */
export function isShielded(g: Game, verb: Affecting, card: CardId, cause: Cause): boolean {
  if (!g.edition.affects.includes(verb)) return false;
  const ability = resolvingAbility(g);
  if (ability?.shielded.includes(card)) return true;
  for (const { rule, scope } of inForce(g)['not affected']) {
    if (!rule.breaks || !rule.from(g, scope, cause, card) || !rule.test(g, scope, card)) continue;
    if (ability !== undefined) {
      const covered = g.state.table.filter((other) => rule.test(g, scope, other));
      ability.shielded = [...ability.shielded, ...covered];
    }
    g.tell?.({ key: 'prevented', card, source: scope.self });
    leavePlay(g, [{ card: scope.self, to: 'discard' }], ['destroyed', 'to discard'], {
      card: scope.self,
      controller: scope.you,
      by: scope.you,
    });
    return true;
  }
  return false;
}

/** Would a shield stop it? */
export function wouldBreakShield(g: Game, verb: Affecting, card: CardId, cause: Cause): boolean {
  if (!g.edition.affects.includes(verb)) return false;
  if (resolvingAbility(g)?.shielded.includes(card)) return true;
  return inForce(g)['not affected'].some(
    ({ rule, scope }) => rule.breaks && rule.from(g, scope, cause, card) && rule.test(g, scope, card),
  );
}

/** The ability that is about to affect something; a card that is just being played has none yet. */
function resolvingAbility(g: Game): AbilityFrame | undefined {
  for (let at = g.state.stack.length - 1; at >= 0; at--) {
    const frame = g.state.stack[at];
    if (frame?.kind === 'ability') return frame;
    if (frame?.kind === 'play') return undefined;
  }
  return undefined;
}
