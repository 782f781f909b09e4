import { abilityOf, defOf, type Game, playerOf } from '../game.ts';
import type { Abilities, Ability, Scope, Usable } from '../library/definitions.ts';
import type { RuleOf } from '../library/rule-kinds/all.ts';
import type { ExactSizeList } from '../model/exact-size-list.ts';
import type { Option } from '../model/decision.ts';
import { happening, type Happening } from '../model/happening.ts';
import { NONE, type CardId, type Seat, type AbilityId } from '../model/ids.ts';
import type { Piece } from '../model/state.ts';
import { couldDoAnything } from './foresight.ts';
import { ignores, inForce, isAwaited, isCancelled, type Active } from './in-force.ts';
import { usableCards } from './layout.ts';
import type { Lent } from './lending.ts';
import { isLentTalentUsed, isUsedUp } from './limits.ts';
import { obstacleToTitan, type Obstacle } from './playing.ts';
import { isTrueOf, scopeOf, scopeSpeakingTo } from './scope.ts';
import { baseAt, isBase, isInStasis, ownerOf, pieceOf, stampOf } from './table.ts';
import { traitsOf } from './traits.ts';
import { grantSource, playsToGiveUp } from './ways.ts';
import { isDormant, isFaceDown } from '../model/face-down.ts';

/** Adds the talents and "on your turn" abilities that a player can use now (R3.8). */
export function addUsesNow(g: Game, player: Seat, found: ExactSizeList<Option>): void {
  const { hand, discard } = playerOf(g, player);
  for (const card of usableCards(g)) {
    if (isBase(g, card) || g.state.pieces[card]?.controller === player)
      addUsable(g, found, card, placeOf(g, card), player);
  }
  for (const lent of inForce(g).lent) addUsableLent(g, found, lent, player);
  const { someUsableInHand, someUsableInDiscard } = traitsOf(g);
  if (someUsableInHand) for (const card of hand) addUsable(g, found, card, 'hand', player);
  if (someUsableInDiscard) for (const card of discard) addUsable(g, found, card, 'discard', player);
  const { aside } = g.state;
  if (aside === undefined || obstacleToTitan(g, player) !== null) return;
  for (const { card } of aside) {
    if (ownerOf(g, card) === player) addUsable(g, found, card, 'aside', player);
  }
}

/** For a card on the table: what works in stasis works nowhere else (R17.2). */
function placeOf(g: Game, card: CardId): 'play' | 'stasis' {
  return isInStasis(g, card) ? 'stasis' : 'play';
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
  { usable }: Pick<Abilities, 'usable'>,
  from: Usable['from'],
  player: Seat,
  lent: Lent | null = null,
): void {
  for (const ability of usable) {
    const { spec } = ability;
    if (!isUsable(spec) || spec.from !== from) continue;
    if (whyNotUsable(g, card, ability, spec, player, lent) !== null) continue;
    const { id } = ability;
    if (spec.withPlay !== 'minion' || lent !== null)
      found.add({ kind: 'use', card, ability: id, about: lenderNamed(g, lent) });
    else for (const about of minionPlays(g)) found.add({ kind: 'use', card, ability: id, about });
  }
}

/** The cards that give the minion plays that could be used for something else; NONE for a regular one. */
function minionPlays(g: Game): ReadonlySet<CardId> {
  return new Set(playsToGiveUp(g, 'minion').map(({ number }) => grantSource(g, number)));
}

/** Of two cards that lend the same, the one that was used is out of the way, and the other comes next. */
function addUsableLent(g: Game, found: ExactSizeList<Option>, lent: Lent, player: Seat): void {
  const { to, abilities } = lent;
  if (!isBase(g, to) && g.state.pieces[to]?.controller !== player) return;
  const usable = abilities.usable.filter(
    (ability) => !inForce(g).lent.some((other) => comesFirst(g, other, lent, ability, player)),
  );
  addUsableOf(g, found, to, { usable }, 'play', player, lent);
}

function comesFirst(g: Game, other: Lent, lent: Lent, ability: Ability, player: Seat): boolean {
  if (other.to !== lent.to || other.abilities !== lent.abilities || !isUsable(ability.spec)) return false;
  const { lent: all } = inForce(g);
  const isUsed = (one: Lent): boolean => isTalentUsed(g, pieceOf(g, one.to), ability.id, player, one);
  const isBefore = isUsed(other) === isUsed(lent) ? all.indexOf(other) < all.indexOf(lent) : isUsed(lent);
  return isBefore && whyNotUsable(g, lent.to, ability, ability.spec, player, other) === null;
}

/** An option says whose ability it is that a card uses, if that is another card in play. */
function lenderNamed(g: Game, lent: Lent | null): CardId {
  return lent === null || lent.by === lent.to || isBase(g, lent.to) ? NONE : lent.by;
}

/** What is behind an option: an ability that was lent to the card, or (null) its own. */
export function lentFor(g: Game, card: CardId, ability: AbilityId, about: CardId): Lent | null {
  if (about === NONE && defOf(g, card).usable.some(({ id }) => id === ability)) return null;
  const isMeant = (lent: Lent): boolean =>
    lent.to === card &&
    lenderNamed(g, lent) === about &&
    lent.abilities.usable.some(({ id }) => id === ability);
  return inForce(g).lent.find(isMeant) ?? null;
}

export function isUsable(spec: Ability['spec']): spec is Usable {
  return spec.kind === 'talent' || spec.kind === 'on your turn';
}

/** The talents of a card in play, its own and those lent to it (R10.29), whether or not they can be used now. */
export function talentsOf(g: Game, card: CardId): readonly UseOption[] {
  const piece = pieceOf(g, card);
  if (piece === null || isDormant(piece) || isCancelled(g, card)) return [];
  const lent = inForce(g).lent.filter(({ to }) => to === card);
  return [
    ...talentsAmong(card, ownOf(g, card), NONE),
    ...lent.flatMap((one) => talentsAmong(card, one.abilities, lenderNamed(g, one))),
  ];
}

/** The talents that a card in play gives to others. */
export function talentsGivenBy(g: Game, card: CardId): readonly UseOption[] {
  if (isDormant(pieceOf(g, card)) || isCancelled(g, card)) return [];
  return defOf(g, card).rules.flatMap(({ spec }) =>
    spec.kind === 'lends abilities' && spec.these !== null
      ? talentsAmong(card, g.lib.lentBy(spec), NONE)
      : [],
  );
}

function talentsAmong(card: CardId, { usable }: Pick<Abilities, 'usable'>, about: CardId): UseOption[] {
  return usable
    .filter(({ spec }) => spec.kind === 'talent')
    .map(({ id }): UseOption => ({ kind: 'use', card, ability: id, about }));
}

/**
 * The talents of a card in play that would do something now, whether or not they have been used this turn: for a card that
 * says when a talent is used.
 */
export function talentsNow(g: Game, card: CardId, player: Seat): readonly UseOption[] {
  const scope = scopeFor(g, card, player);
  return talentsOf(g, card).filter(({ ability }) => {
    const { spec } = abilityOf(g, ability);
    return spec.kind === 'talent' && spec.when(g, scope) && couldDoAnything(g, ability, scope);
  });
}

export type UseOption = Extract<Option, { readonly kind: 'use' }>;

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
  lent: Lent | null,
): Obstacle | null {
  const key = whyNotUsable(g, card, ability, spec, player, lent);
  if (key === null) return null;
  return key === 'a titan is in play' ? obstacleToTitan(g, player) : { key, source: card };
}

function whyNotUsable(
  g: Game,
  card: CardId,
  { id }: Ability,
  spec: Usable,
  player: Seat,
  lent: Lent | null,
): Obstacle['key'] | null {
  const piece = pieceOf(g, card);
  if (isFaceDown(piece)) return 'nothing to do with it';
  const used =
    (spec.kind === 'talent' &&
      isTalentUsed(g, piece, id, player, lent) &&
      leaveToUseAgain(g, card, player) === null &&
      talentToGiveUp(g, card, { ability: id, lent }, player) === null) ||
    isUsedUp(g, id, spec.limit, player, stampOf(g, card));
  if (used) return 'already used this turn';
  if (lent === null && isLost(g, card, id)) return 'its abilities are lost';
  if (spec.from === 'aside' && obstacleToTitan(g, player) !== null) return 'a titan is in play';
  if (spec.withPlay !== undefined && playsToGiveUp(g, spec.withPlay).length === 0)
    return NO_PLAY[spec.withPlay];
  return whyNotNow(g, card, id, spec, player);
}

const NO_PLAY = { minion: 'no minion play left', action: 'no action play left' } as const;

/** As far as its condition and its effect go. */
function whyNotNow(g: Game, card: CardId, id: AbilityId, spec: Usable, player: Seat): Obstacle['key'] | null {
  if (spec.from === 'play' && isCancelled(g, card)) return 'forbidden';
  const scope = scopeFor(g, card, player);
  if (!spec.when(g, scope)) return 'its own condition';
  if (couldDoAnything(g, id, scope)) return null;
  return spec.kind === 'talent' && isAwaitedOf(g, card, player) ? null : 'it would do nothing';
}

/** Does something in play wait for a talent of that card to be used (R10.73)? */
function isAwaitedOf(g: Game, card: CardId, player: Seat): boolean {
  if (!isAwaited(g, 'talent used')) return false;
  const event = talentEvent(g, card, player);
  return inForce(g).reactions.some(
    ({ rule, scope }) => rule.on.includes('talent used') && isTrueOf(rule.test, g, scope, event),
  );
}

/** A talent of that card is used. */
export function talentEvent(g: Game, card: CardId, player: Seat): Happening {
  const piece = pieceOf(g, card);
  const about = { card, stamp: stampOf(g, card), player, cause: card, base: baseAt(g, card) };
  return happening('talent used', {
    ...about,
    as: piece?.as ?? 'base',
    controller: piece?.controller ?? NONE,
  });
}

/** Has the card lost this ability of its own (R10.71)? */
function isLost(g: Game, card: CardId, ability: AbilityId): boolean {
  const { 'loses abilities': losses } = inForce(g);
  if (losses.length === 0) return false;
  const { lasting } = abilityOf(g, ability).script;
  return losses.some(
    ({ rule, scope }) => rule.test(g, scope, card) && !(rule.keepsThis && lasting.includes(rule)),
  );
}

/** Its own abilities that can be used, but for those that it has lost. */
function ownOf(g: Game, card: CardId): Pick<Abilities, 'usable'> {
  return { usable: defOf(g, card).usable.filter(({ id }) => !isLost(g, card, id)) };
}

/** Cards for which that player could use an action play that is offered at once, and what they do then (R10.81). */
export function usesOfActionPlay(
  g: Game,
  player: Seat,
): { readonly card: CardId; readonly ability: AbilityId }[] {
  const found: { readonly card: CardId; readonly ability: AbilityId }[] = [];
  const add = (card: CardId, { usable }: Pick<Abilities, 'usable'>): void => {
    if (g.state.pieces[card]?.controller !== player || found.some((other) => other.card === card)) return;
    for (const { id, spec } of usable) {
      if (!isUsable(spec) || spec.withPlay !== 'action' || spec.from !== placeOf(g, card)) continue;
      if (whyNotNow(g, card, id, spec, player) === null) found.push({ card, ability: id });
    }
  };
  const isOwn = (card: CardId): boolean => !isFaceDown(pieceOf(g, card));
  for (const card of usableCards(g)) if (isOwn(card)) add(card, ownOf(g, card));
  for (const { to, abilities } of inForce(g).lent) add(to, abilities);
  return found;
}

/** Has that talent been used this turn? */
export function isTalentUsed(
  g: Game,
  piece: Piece | null,
  ability: AbilityId,
  player: Seat,
  lent: Lent | null,
): boolean {
  if (lent !== null) return isLentTalentUsed(g, ability, player, piece?.stamp ?? NONE, lent.since);
  return piece?.talentTurn === g.state.turn.number;
}

/**
 * What lets the player use the talent of that card once more, or null. A permission for each card is used first,
 * since it is of no use to any other card.
 */
export function leaveToUseAgain(g: Game, card: CardId, player: Seat): Active<RuleOf<'talent twice'>> | null {
  let found: Active<RuleOf<'talent twice'>> | null = null;
  for (const leave of inForce(g)['talent twice']) {
    const { rule, id, scope } = leave;
    if (isUsedUp(g, id, 'once per turn', player, countedFor(g, leave, card))) continue;
    if (ignores(g, player, scope.self)) continue;
    const yours = scopeSpeakingTo(scope, player);
    if (yours === null || !rule.test(g, yours, card)) continue;
    if (rule.of === 'each') return leave;
    found ??= leave;
  }
  return found;
}

/** A talent as a card has it: its own, or a lent one. */
export interface Talent {
  readonly ability: AbilityId;
  readonly lent: Lent | null;
}

/**
 * A talent of that card that it has from an action and has not used: in its place another one may be used once more, if a
 * rule says so (R10.82). Rather one that could not be used anyway.
 */
export function talentToGiveUp(
  g: Game,
  card: CardId,
  again: Talent,
  player: Seat,
): {
  readonly talent: Talent & { readonly lent: Lent };
  readonly leave: Active<RuleOf<'talent for talent'>>;
} | null {
  const leave = inForce(g)['talent for talent'].find(
    ({ rule, id, scope }) =>
      scope.you === player &&
      !isUsedUp(g, id, 'once per turn', player, scope.stamp) &&
      rule.test(g, scope, card),
  );
  if (leave === undefined) return null;
  const unused = inForce(g).lent.flatMap((lent) => {
    if (lent.to !== card || pieceOf(g, lent.by)?.as !== 'action') return [];
    return lent.abilities.usable
      .filter(({ id, spec }) => spec.kind === 'talent' && !(lent === again.lent && id === again.ability))
      .map((ability) => ({ ability: ability.id, lent, spec: ability.spec }))
      .filter(({ ability }) => !isTalentUsed(g, pieceOf(g, card), ability, player, lent));
  });
  const idle = unused.find(
    ({ ability, spec }) => isUsable(spec) && whyNotNow(g, card, ability, spec, player) !== null,
  );
  const talent = idle ?? unused[0];
  return talent === undefined ? null : { talent, leave };
}

/**
 * The stay in play against which a second use of a talent is counted: that of the card that allows it, or of the card
 * used.
 */
export function countedFor(g: Game, { rule, scope }: Active<RuleOf<'talent twice'>>, card: CardId): number {
  return rule.of === 'each' ? stampOf(g, card) : scope.stamp;
}
