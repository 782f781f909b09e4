import { abilityOf, defOf, type Game, playerOf } from '../game.ts';
import type { CardDef, Grant, Place, PlannedPlay, Response, Scope } from '../library/definitions.ts';
import type { RuleOf } from '../library/rule-kinds/all.ts';
import type { Happening } from '../model/happening.ts';
import { NONE, type BaseId, type CardId, type Seat, type AbilityId, type DefId } from '../model/ids.ts';
import type { Extra } from '../model/state.ts';
import { isOfKind } from './sides.ts';
import { ignores, inForce, type Active } from './in-force.ts';
import { isBigBase } from './big-base.ts';
import { basePlaces, minionPlaces } from './layout.ts';
import { isUsedUp } from './limits.ts';
import { inEvent, isTrueAt, scopeOf, scopeWith } from './scope.ts';
import { titansOf } from './table.ts';
import { traitsOf } from './traits.ts';
import { nth } from '../model/nth.ts';

/**
 * Where and how a card can be played. Legality is found once, as an obstacle or none, and serves both the list of
 * options and the question "why not?".
 */

/** Why something cannot be done: a translatable key, and the card that is in the way if it is one. */
export interface Obstacle {
  readonly key:
    | 'not your turn'
    | 'not this phase'
    | 'not a card of yours'
    | 'no minion play left'
    | 'no action play left'
    | 'only as a special'
    | 'its own condition'
    | 'not allowed here'
    | 'not a place for it'
    | 'forbidden'
    | 'no place for it'
    | 'already used this turn'
    | 'its abilities are lost'
    | 'nothing to choose from'
    | 'it would do nothing'
    | 'nothing to do with it'
    | 'a titan is in play';
  readonly source: CardId;
}

/** Obstacles never change, so those that come up all the time are made once and shared. */
function obstacle(key: 'not allowed here' | 'not a place for it' | 'forbidden', source: CardId): Obstacle {
  if (source === NONE) return { key, source };
  return (OBSTACLES[key][source] ??= { key, source });
}

const OBSTACLES: Readonly<Record<'not allowed here' | 'not a place for it' | 'forbidden', Obstacle[]>> = {
  'not allowed here': [],
  'not a place for it': [],
  forbidden: [],
};

/** A way of playing a card: the limits of an extra play, and the cards played with it so far. */
export interface Using {
  readonly grant: Grant;
  readonly scope: Scope;
  readonly played: readonly CardId[];
}

export interface Attempt {
  readonly card: CardId;
  readonly player: Seat;
  /** Only to these bases, or on these minions; null: anywhere. */
  readonly bases: readonly CardId[] | null;
  /** The extra play used; null: a free play, or an ability that says "play". */
  readonly grant: Using | null;
  /** Beyond the free plays. */
  readonly extra: boolean;
  /** The ability by which it is played as a Special, or NONE, and what that answers. */
  readonly special: AbilityId;
  readonly event: Happening | null;
  /** The text that it takes on as it is played; missing: its own. */
  readonly text?: DefId;
  /** From the discard pile, from which not every card may be played. */
  readonly fromDiscard: boolean;
}

const EVERYWHERE: readonly Place[] = [{ base: NONE, on: NONE }];
const NOWHERE: readonly Place[] = [];

/** Every place where the card may go now. */
export function placesFor(g: Game, attempt: Attempt): readonly Place[] {
  const { bases, grant, special, fromDiscard } = attempt;
  const def = defOf(g, attempt.card);
  const isSimple = bases === null && special === NONE && !fromDiscard && def.kind !== 'titan';
  if (isSimple && isUnhindered(g, def, grant)) return possiblePlaces(g, def);
  if (obstacleToPlaying(g, attempt) !== null) return [];
  return possiblePlaces(g, textOf(g, attempt)).filter((place) => obstacleAt(g, attempt, place) === null);
}

/** Where it may go is for its text to say, or for the text that it takes on. */
export function textOf(g: Game, { card, text }: Attempt): CardDef {
  return text === undefined ? defOf(g, card) : nth(g.lib.defs, text);
}

/** The same for a card that is played although this is not its time. */
export function placesRegardless(g: Game, attempt: Attempt): Place[] {
  return possiblePlaces(g, defOf(g, attempt.card)).filter((place) => obstacleAt(g, attempt, place) === null);
}

/** Is there any? */
export function canBePlayed(g: Game, attempt: Attempt): boolean {
  if (obstacleToPlaying(g, attempt) !== null) return false;
  for (const place of possiblePlaces(g, textOf(g, attempt))) {
    if (obstacleAt(g, attempt, place) === null) return true;
  }
  return false;
}

/** Nothing narrows the play: any place of the right kind will do. Most plays are such. */
export function isUnhindered(g: Game, def: CardDef, limits: Using | null): boolean {
  return def.isPlayedFreely && limits === null && !isAnyPlayForbidden(g);
}

/** Places of the right kind, legal or not. */
export function possiblePlaces(g: Game, def: CardDef): readonly Place[] {
  // Which base that is shows as it comes into play.
  if (def.onNewBase) return canAddBase(g) ? EVERYWHERE : NOWHERE;
  if (def.kind === 'minion' || def.kind === 'titan' || def.play === 'on-base') return basePlaces(g);
  if (def.play === 'standard') return EVERYWHERE;
  return minionPlaces(g);
}

/** Is there another base card, if need be after shuffling the base discard pile in? R14.6: there is none but the Big Base. */
function canAddBase({ state }: Game): boolean {
  return !isBigBase(state) && (state.baseDeck.length > 0 || state.baseDiscard.length > 0);
}

/** What forbids playing the card at all, anywhere. */
export function obstacleToPlaying(g: Game, { card, player, special }: Attempt): Obstacle | null {
  const def = defOf(g, card);
  if (def.kind === 'titan') return obstacleToTitan(g, player);
  if (special !== NONE) return null;
  if (def.specialOnly) return { key: 'only as a special', source: card };
  if (def.playableWhen !== null && !def.playableWhen(g, scopeOf(card, player, NONE))) {
    return { key: 'its own condition', source: card };
  }
  return null;
}

/** R11.3: a player who controls a titan in play cannot play another, unless a card allows more. */
export function obstacleToTitan(g: Game, player: Seat): Obstacle | null {
  const [source, ...others] = titansOf(g, player);
  if (source === undefined || others.length + 1 < titanLimit(g, player)) return null;
  return { key: 'a titan is in play', source };
}

/** How many titans a player may control in play (R11.3). */
export function titanLimit(g: Game, player: Seat): number {
  let limit = 1;
  for (const { rule, scope } of inForce(g)['more titans'])
    if (rule.whose(g, scope) === player) limit += rule.amount(g, scope);
  return limit;
}

/** What forbids playing the card there. */
export function obstacleAt(g: Game, attempt: Attempt, place: Place): Obstacle | null {
  const own = ownObstacleAt(g, attempt, place);
  if (own !== null) return own;
  if (!isAnyPlayForbidden(g) && !attempt.fromDiscard) return null;
  return othersObstacleAt(g, attempt, place);
}

/** What cards in play forbid about it. */
function othersObstacleAt(g: Game, attempt: Attempt, { base, on }: Place): Obstacle | null {
  const play = spare ?? new Planned(g, attempt);
  spare = null;
  play.begin(g, attempt, base, on);
  const found = obstacleFor(g, play) ?? obstacleInDiscard(g, attempt, play);
  spare = play;
  return found;
}

function obstacleInDiscard(g: Game, { fromDiscard, card }: Attempt, play: PlannedPlay): Obstacle | null {
  return fromDiscard && !mayComeFromDiscard(g, play) ? obstacle('not allowed here', card) : null;
}

/** Cards in play forbid that player every play of that kind, or every extra one, wherever it would go. */
export function isBannedAltogether(g: Game, player: Seat, kind: 'minion' | 'action', extra = false): boolean {
  if (!isAnyPlayForbidden(g)) return false;
  let some = false;
  const { defs } = g.state;
  for (let card = 0; card < defs.length; card++) {
    // No definition: a card that the viewer does not know.
    const def = g.lib.defs[defs[card] ?? NONE];
    if (def === undefined || !isOfKind(def, kind)) continue;
    some = true;
    if (obstacleFor(g, { card, player, base: NONE, on: NONE, extra, mayGoTo: anywhere }) === null)
      return false;
  }
  return some;
}

const anywhere = (): boolean => true;

function obstacleFor(g: Game, play: PlannedPlay): Obstacle | null {
  const { 'cannot play': forbidding, 'only here if possible': confining } = inForce(g);
  for (const { rule, scope } of forbidding) {
    if (ignores(g, play.player, scope.self)) continue;
    if (rule.test(g, scope, play)) return obstacle('forbidden', scope.self);
  }
  for (const active of confining) {
    const { self } = active.scope;
    if (!ignores(g, play.player, self) && isConfined(g, active, play)) return obstacle('forbidden', self);
  }
  return null;
}

function isAnyPlayForbidden(g: Game): boolean {
  const { 'cannot play': forbidding, 'only here if possible': confining } = inForce(g);
  return forbidding.length + confining.length > 0;
}

type Confining = Active<RuleOf<'only here if possible'>>;

/** It belongs at the base of that rule. If several cards say so about different bases, any of those bases will do. */
function isConfined(g: Game, active: Confining, play: PlannedPlay): boolean {
  return (
    play.base !== active.scope.here &&
    claims(g, active, play) &&
    !inForce(g)['only here if possible'].some(
      (other) => other.scope.here === play.base && claims(g, other, play),
    )
  );
}

/** It is such a play, and could be made there. */
function claims(g: Game, { rule, scope }: Confining, play: PlannedPlay): boolean {
  if (!rule.test(g, scope, play) || !play.mayGoTo(scope.here)) return false;
  const there = playedAt(play, scope.here);
  return !inForce(g)['cannot play'].some((other) => other.rule.test(g, other.scope, there));
}

/** The same card, played at another base. */
function playedAt(play: PlannedPlay, base: BaseId): PlannedPlay {
  const { card, player, on, extra } = play;
  return { card, player, base, on, extra, mayGoTo: (other) => play.mayGoTo(other) };
}

/** Playing a titan is no extra play, nor any other (R11.2). */
export function isExtra(g: Game, { card, extra }: Attempt): boolean {
  return extra && defOf(g, card).kind !== 'titan';
}

/**
 * An attempt at one place. Rules are asked about every place of every card that could be played, and keep nothing of what
 * they are asked about, so nearly all attempts share one object.
 */
class Planned implements PlannedPlay {
  card: CardId = NONE;
  player: Seat = NONE;
  base: BaseId = NONE;
  on: CardId = NONE;
  extra = false;
  private g: Game;
  private attempt: Attempt;

  constructor(g: Game, attempt: Attempt) {
    this.g = g;
    this.attempt = attempt;
  }

  begin(g: Game, attempt: Attempt, base: BaseId, on: CardId): void {
    this.card = attempt.card;
    this.player = attempt.player;
    this.base = base;
    this.on = on;
    this.extra = isExtra(g, attempt);
    this.g = g;
    this.attempt = attempt;
  }

  mayGoTo(base: BaseId): boolean {
    return ownObstacleAt(this.g, this.attempt, { base, on: NONE }) === null;
  }
}

/** Null while it is in use. */
let spare: Planned | null = null;

/** What the card itself, or the play used for it, forbids about the place. */
function ownObstacleAt(g: Game, attempt: Attempt, place: Place): Obstacle | null {
  const { card, bases, grant } = attempt;
  if (bases !== null && place.base !== NONE && !bases.includes(place.base) && !bases.includes(place.on)) {
    return obstacle('not allowed here', card);
  }
  if (!isTarget(g, attempt, place)) return obstacle('not a place for it', card);
  if (grant !== null && grant.grant.test !== null) {
    const allowed = grant.grant.test(g, grant.scope, card, place, grant.played);
    if (!allowed) return obstacle('not allowed here', grant.scope.self);
  }
  return null;
}

function isTarget(g: Game, attempt: Attempt, place: Place): boolean {
  const { card, player, special, event } = attempt;
  const target = place.on === NONE ? place.base : place.on;
  if (special !== NONE) {
    const response = responseOf(g, special);
    if (response.onto !== null) {
      return (
        place.on !== NONE && response.onto(g, inEvent(scopeOf(card, player, place.base), event), place.on)
      );
    }
  }
  const { target: test } = textOf(g, attempt);
  return test === null || isTrueAt(test, g, card, player, place.base, target);
}

function responseOf(g: Game, ability: AbilityId): Pick<Response, 'onto'> {
  const { spec } = abilityOf(g, ability);
  return spec.kind === 'response' ? spec : { onto: null };
}

/** Does the card's own text let a minion play use it from the discard pile now? */
export function comesByItself(g: Game, card: CardId, player: Seat): boolean {
  const { fromDiscard } = defOf(g, card);
  return fromDiscard !== null && fromDiscard(g, scopeOf(card, player, NONE));
}

/** Its own text, or a card in play that opens the discard pile. */
function mayComeFromDiscard(g: Game, play: PlannedPlay): boolean {
  if (comesByItself(g, play.card, play.player)) return true;
  return permissionFor(g, play) !== undefined;
}

/** The card in play that lets this card come from the discard pile, on its controller's turn in Play Cards (R3.8). */
export function permissionFor(
  g: Game,
  play: PlannedPlay,
): Active<RuleOf<'may play from discard'>> | undefined {
  const { player, phase } = g.state.turn;
  return inForce(g)['may play from discard'].find(
    ({ rule, id, scope }) =>
      !isUsedUp(g, id, rule.limit, play.player, scope.stamp) &&
      player === scope.you &&
      phase === 'play' &&
      rule.test(g, scope, play),
  );
}

/**
 * Can such a play be used for the card? Some minions take an action play (R10.35), provided that it is for any action, and
 * that the player may play actions at all.
 */
export function canTake(
  g: Game,
  def: CardDef,
  player: Seat,
  kind: PlayKind['kind'],
  test: PlayKind['test'],
): boolean {
  if (isOfKind(def, kind)) return true;
  return (
    def.takesActionPlay && kind === 'action' && test === null && !isBannedAltogether(g, player, 'action')
  );
}

type PlayKind = Pick<Grant, 'kind' | 'test'>;

/** A minion that is played with an action play. */
export function usesActionPlay(def: CardDef, kind: PlayKind['kind'] | null): boolean {
  return kind === 'action' && def.kind === 'minion';
}

/** Cards that a play of this kind could use: those in hand, and those that may come from the discard pile. */
export function candidates(g: Game, player: Seat, { kind, test }: PlayKind): CardId[] {
  const found = playerOf(g, player).hand.filter((card) => canTake(g, defOf(g, card), player, kind, test));
  return [...found, ...openInDiscard(g, player, kind)];
}

/** Cards in the discard pile that a play of that kind might use. */
export function openInDiscard(g: Game, player: Seat, kind: 'minion' | 'action'): readonly CardId[] {
  const opened = inForce(g)['may play from discard'].length > 0;
  if (!opened && !traitsOf(g).somePlayableFromDiscard) return NO_CARDS;
  let found: CardId[] | null = null;
  for (const card of playerOf(g, player).discard) {
    const def = defOf(g, card);
    if (isOfKind(def, kind) && (opened || def.fromDiscard !== null)) (found ??= []).push(card);
  }
  return found ?? NO_CARDS;
}

const NO_CARDS: readonly CardId[] = [];

export function isInDiscard(g: Game, player: Seat, card: CardId): boolean {
  return playerOf(g, player).discard.includes(card);
}

/** The limits of one of the turn's extras. */
export function usingExtra(g: Game, extra: Extra, player: Seat): Using | null {
  if (extra.grant === NONE) return null;
  const scope = scopeWith(extra.source, player, extra.here, extra.vars);
  return { grant: nth(g.lib.grants, extra.grant), scope, played: extra.played };
}

export type { Place };
