import { defOf, type Game, playerOf } from '../game.ts';
import type { Ability, CardDef, Scope, TalentAgainRule, Usable } from '../library/definitions.ts';
import type { ExactSizeList } from '../model/exact-size-list.ts';
import type { Option } from '../model/decision.ts';
import { NONE, type CardId, type Seat } from '../model/ids.ts';
import type { Piece } from '../model/state.ts';
import { couldDoAnything } from './foresight.ts';
import { ignores, inForce, isCancelled, type Active } from './in-force.ts';
import { usableCards } from './layout.ts';
import { isUsedUp } from './limits.ts';
import { obstacleToTitan, type Obstacle } from './playing.ts';
import { scopeOf, scopeSpeakingTo } from './scope.ts';
import { baseAt, isBase, ownerOf, pieceOf, stampOf, titanOf } from './table.ts';
import { traitsOf } from './traits.ts';

/** Adds the talents and "on your turn" abilities that a player can use now (R3.8). */
export function addUsesNow(g: Game, player: Seat, found: ExactSizeList<Option>): void {
  const { hand, discard } = playerOf(g, player);
  for (const card of usableCards(g)) {
    if (isBase(g, card) || g.state.pieces[card]?.controller === player)
      addUsable(g, found, card, 'play', player);
  }
  for (const { base, def } of inForce(g).lent) addUsableOf(g, found, base, def, 'play', player);
  const { someUsableInHand, someUsableInDiscard } = traitsOf(g);
  if (someUsableInHand) for (const card of hand) addUsable(g, found, card, 'hand', player);
  if (someUsableInDiscard) for (const card of discard) addUsable(g, found, card, 'discard', player);
  const { aside } = g.state;
  // R11.3: whoever controls a titan in play plays no other one.
  if (aside === undefined || titanOf(g, player) !== NONE) return;
  for (const { card } of aside) {
    if (ownerOf(g, card) === player) addUsable(g, found, card, 'aside', player);
  }
}

function addUsable(
  g: Game,
  found: ExactSizeList<Option>,
  card: CardId,
  from: Usable['from'],
  player: Seat,
): void {
  const def = defOf(g, card);
  if (def.usable.length > 0) addUsableOf(g, found, card, def, from, player);
}

function addUsableOf(
  g: Game,
  found: ExactSizeList<Option>,
  card: CardId,
  { usable }: CardDef,
  from: Usable['from'],
  player: Seat,
): void {
  for (const ability of usable) {
    const { spec } = ability;
    if (!isUsable(spec) || spec.from !== from) continue;
    if (whyNotUsable(g, card, ability, spec, player) === null)
      found.add({ kind: 'use', card, ability: ability.id, about: NONE });
  }
}

export function isUsable(spec: Ability['spec']): spec is Usable {
  return spec.kind === 'talent' || spec.kind === 'on your turn';
}

/** What an ability that is used knows of its surroundings. */
export function scopeFor(g: Game, card: CardId, player: Seat): Scope {
  return scopeOf(card, player, baseAt(g, card), stampOf(g, card));
}

export function obstacleToUsing(
  g: Game,
  card: CardId,
  ability: Ability,
  spec: Usable,
  player: Seat,
): Obstacle | null {
  const key = whyNotUsable(g, card, ability, spec, player);
  if (key === null) return null;
  return key === 'a titan is in play' ? obstacleToTitan(g, player) : { key, source: card };
}

function whyNotUsable(
  g: Game,
  card: CardId,
  { id }: Ability,
  spec: Usable,
  player: Seat,
): Obstacle['key'] | null {
  const piece = pieceOf(g, card);
  if (piece?.as === 'buried') return 'nothing to do with it';
  const used =
    (spec.kind === 'talent' && isTalentUsed(g, piece) && leaveToUseAgain(g, card, player) === null) ||
    isUsedUp(g, id, spec.limit, player, stampOf(g, card));
  if (used) return 'already used this turn';
  if (spec.from === 'play' && isCancelled(g, card)) return 'forbidden';
  if (spec.from === 'aside' && titanOf(g, player) !== NONE) return 'a titan is in play';
  const scope = scopeFor(g, card, player);
  if (!spec.when(g, scope)) return 'its own condition';
  return couldDoAnything(g, id, scope) ? null : 'it would do nothing';
}

/** Has its talent been used this turn? */
export function isTalentUsed(g: Game, piece: Piece | null): boolean {
  return piece?.talentTurn === g.state.turn.number;
}

/**
 * What lets the player use the talent of that card once more, or null. A permission for each card is used first,
 * since it is of no use to any other card.
 */
export function leaveToUseAgain(g: Game, card: CardId, player: Seat): Active<TalentAgainRule> | null {
  let found: Active<TalentAgainRule> | null = null;
  for (const leave of inForce(g).talentAgain) {
    const { rule, id, scope } = leave;
    if (isUsedUp(g, id, rule.limit, player, countedFor(g, leave, card))) continue;
    if (ignores(g, player, scope.self)) continue;
    const yours = scopeSpeakingTo(scope, player);
    if (yours === null || !rule.test(g, yours, card)) continue;
    if (rule.each) return leave;
    found ??= leave;
  }
  return found;
}

/**
 * The stay in play against which a second use of a talent is counted: that of the card that allows it, or of the card
 * used.
 */
export function countedFor(g: Game, { rule, scope }: Active<TalentAgainRule>, card: CardId): number {
  return rule.each ? stampOf(g, card) : scope.stamp;
}
