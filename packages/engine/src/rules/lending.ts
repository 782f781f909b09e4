import type { Game } from '../game.ts';
import type { Abilities, Scope } from '../library/definitions.ts';
import type { RuleOf } from '../library/rule-kinds/all.ts';
import { definitionIn, NONE, type CardId } from '../model/ids.ts';
import type { Effect } from '../model/state.ts';
import type { Active, InForce } from './in-force.ts';
import { added, joinsOf } from './influence.ts';
import { scopeOf } from './scope.ts';
import { baseInPlay, isBase, pieceOf, someBasesAreSetAside } from './table.ts';
import { isDormant } from '../model/face-down.ts';

/**
 * Cards that have the abilities of another card, or abilities that a card gives them (R10.29). These work as if they
 * were printed on the card that has them: it is "this card", its controller is "you", and its base is "here".
 */
export interface Lent {
  readonly to: CardId;
  readonly abilities: Abilities;
  /** The card that lends them, and its stay in play. */
  readonly by: CardId;
  readonly stamp: number;
  /** Since when they have been lent, by the clock: a card that is transferred lends them anew. */
  readonly since: number;
}

export function addLent(
  g: Game,
  found: InForce,
  { rule, scope, effect }: Active<RuleOf<'lends abilities'>>,
): void {
  const abilities = abilitiesLent(g, found, rule, scope);
  if (abilities === null) return;
  const since = effect?.since ?? Math.max(scope.stamp, pieceOf(g, scope.self)?.transferred ?? NONE);
  const borrowers = effect?.only === undefined ? rule.to(g, scope) : [effect.only];
  for (const to of borrowers) {
    if (effect?.spares.includes(to)) continue;
    if (found.cancelled.has(to)) continue;
    const place = scopeInPlay(g, to);
    if (place === null || (scope.since !== undefined && place.stamp >= scope.since)) continue;
    const lent = { to, abilities, by: scope.self, stamp: scope.stamp, since };
    if (isLost(g, found, lent, effect) || found.lent.some((other) => isSame(lent, other))) continue;
    found.lent = added(found.lent, lent);
    if (abilities.rules.some(({ spec }) => spec.kind === 'you control')) found.someClaimControl = true;
    for (const join of joinsOf(g.lib, abilities, place)) join(found);
  }
}

/** Its card has lost what it was lent before that (R10.71). `effect`: the lasting effect that lends it, if one does. */
function isLost(g: Game, found: InForce, { to, since }: Lent, effect: Effect | null): boolean {
  return found['loses abilities'].some(({ rule, scope, effect: loss }) => {
    if (loss === null || !rule.test(g, scope, to)) return false;
    if (rule.keepsThis && loss.lentSince === since) return false;
    const { effects } = g.state;
    return effect === null ? since < loss.since : effects.indexOf(effect) < effects.indexOf(loss);
  });
}

/** Cards that lend to each other would go on for ever. */
function isSame(one: Lent, other: Lent): boolean {
  return one.to === other.to && one.abilities === other.abilities && one.stamp === other.stamp;
}

function abilitiesLent(
  g: Game,
  found: InForce,
  rule: RuleOf<'lends abilities'>,
  scope: Scope,
): Abilities | null {
  if (rule.of === null) return g.lib.lentBy(rule);
  const model = rule.of(g, scope);
  if (model === NONE) return null;
  const def = definitionIn(model);
  if (def !== null) return g.lib.defs[def] ?? null;
  // The top of the base deck: nothing is there while bases are being looked at.
  if (isBase(g, model) && (found['top base face down'].length > 0 || someBasesAreSetAside(g))) return null;
  // On a view, a card that the viewer does not know has no definition.
  return g.lib.defs[g.state.defs[model] ?? NONE] ?? null;
}

/** The surroundings of a card in play, or of a base; null: it is not in play, or face down. */
function scopeInPlay(g: Game, card: CardId): Scope | null {
  if (isBase(g, card)) {
    const base = baseInPlay(g, card);
    return base === undefined ? null : scopeOf(card, NONE, card, base.stamp);
  }
  const piece = pieceOf(g, card);
  if (piece === null || isDormant(piece)) return null;
  return scopeOf(card, piece.controller, piece.base, piece.stamp);
}
