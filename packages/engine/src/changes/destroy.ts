import type { Game } from '../game.ts';
import type { Cause } from '../library/definitions.ts';
import type { RuleOf } from '../library/rule-kinds/all.ts';
import type { WayOut } from '../model/frames.ts';
import type { CardId } from '../model/ids.ts';
import { forbidden } from '../rules/forbidden.ts';
import { ignores, inForce, type Active } from '../rules/in-force.ts';
import { controllerOf, pieceOf } from '../rules/table.ts';
import { noticeAffected } from './affected.ts';
import { divertedTo, leavePlay, type Destination } from './leave-play.ts';
import { isShielded } from './shield.ts';

export function canBeDestroyed(g: Game, card: CardId, cause: Cause): boolean {
  if (pieceOf(g, card) === null) return false;
  const obstacle = forbidden(g, 'destroy', card, cause);
  if (obstacle !== null) g.tell?.({ key: 'prevented', card, source: obstacle });
  return obstacle === null && !isShielded(g, 'destroy', card, cause);
}

/** They are destroyed: nothing happened instead. */
export function destroyTogether(g: Game, cards: readonly CardId[], cause: Cause): void {
  if (cards.length === 0) return;
  g.tell?.({ key: 'destroy', cards, player: cause.by, source: cause.card });
  noticeAffected(g, 'destroy', cards, cause);
  const leaving = cards.map((card) => ({ card, to: destinationOf(g, card, 'destroyed') }));
  leavePlay(g, leaving, ['destroyed', 'to discard'], cause);
}

/**
 * A card that is destroyed, or cleared away after scoring, goes to the discard pile, unless a card sends it
 * elsewhere.
 */
export function destinationOf(g: Game, card: CardId, way: WayOut): Destination {
  return divertedTo(g, card) ?? diversionOf(g, card, way)?.rule.to ?? 'discard';
}

/** What says that it goes somewhere else. */
export function diversionOf(
  g: Game,
  card: CardId,
  way: WayOut,
): Active<RuleOf<'instead of discard pile'>> | undefined {
  for (const active of inForce(g)['instead of discard pile']) {
    const { rule, scope } = active;
    if (rule.when !== way || ignores(g, controllerOf(g, card), scope.self)) continue;
    if (rule.test(g, scope, card)) return active;
  }
  return undefined;
}
