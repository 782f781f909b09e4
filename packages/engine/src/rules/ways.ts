import { isOfKind, seenAs, SIDES } from './sides.ts';
import { defOf, type Game, playerOf } from '../game.ts';
import type { Ability, CardDef, Scope } from '../library/definitions.ts';
import type { GivenUp } from '../model/frames.ts';
import type { ExactSizeList } from '../model/exact-size-list.ts';
import type { Option } from '../model/decision.ts';
import { NONE, type CardId, type Seat, type LimitedId } from '../model/ids.ts';
import { playOption } from '../model/options.ts';
import type { RuleOf } from '../library/rule-kinds/all.ts';
import { inForce, type Active } from './in-force.ts';
import { basePlaces } from './layout.ts';
import { isUsedUp } from './limits.ts';
import { inStasisOf, stasisCountersOn } from './table.ts';
import {
  canBePlayed,
  canTake,
  isBannedAltogether,
  isInDiscard,
  isUnhindered,
  obstacleToPlaying,
  openInDiscard,
  possiblePlaces,
  usingExtra,
  type Attempt,
  type Using,
} from './playing.ts';
import { scopeSpeakingTo } from './scope.ts';
import { nth } from '../model/nth.ts';

/**
 * The plays that the current player has in Play Cards: free ones, extras given this turn, and extras that a card in
 * play gives every turn. Identified by a number, so that an option and a frame can carry it.
 */

/** A free play, or an extra for any card of its type, which is just as good. */
const PLAIN = NONE;
/** Played by an ability, or as a Special: uses up nothing. */
export const OUTSIDE_LIMITS = -2;
/** An extra play that is made at once: uses up nothing of the turn either, but is a minion or action play. */
export const AT_ONCE = -3;
/** A free action play, or an extra one for any action, that is used for a minion (R10.35). */
export const ACTION_FOR_MINION = -4;
/** The extra of the nth active "extra" rule is RENEWED - n. Numbers from 0 are the turn's extras. */
const RENEWED = -10;

type Kind = 'minion' | 'action';

export interface Way {
  readonly number: number;
  readonly kind: Kind;
  readonly using: Using | null;
  readonly extra: boolean;
}

const FREE_MINION: Way = { number: PLAIN, kind: 'minion', using: null, extra: false };
const FREE_ACTION: Way = { number: PLAIN, kind: 'action', using: null, extra: false };
const EXTRA_MINION: Way = { number: PLAIN, kind: 'minion', using: null, extra: true };
const EXTRA_ACTION: Way = { number: PLAIN, kind: 'action', using: null, extra: true };

export function waysToPlay(g: Game): readonly Way[] {
  const ways = plainWays(plainWay(g, 'minion'), plainWay(g, 'action'));
  for (let number = 0; number < g.state.turn.extras.length; number++) addWay(ways, extraWay(g, number));
  for (let index = 0; index < inForce(g)['extra each turn'].length; index++) {
    addWay(ways, renewedWay(g, index, 'minion'));
    addWay(ways, renewedWay(g, index, 'action'));
  }
  return ways;
}

function plainWays(minion: Way | null, action: Way | null): Way[] {
  if (minion === null) return action === null ? [] : [action];
  return action === null ? [minion] : [minion, action];
}

function addWay(ways: Way[], way: Way | null): void {
  if (way !== null) ways.push(way);
}

/** The way of that number for a card of that kind, if the player still has it. */
export function wayNumbered(g: Game, number: number, kind: CardDef['kind']): Way | null {
  if (kind === 'base' || kind === 'titan' || number === OUTSIDE_LIMITS || number === AT_ONCE) return null;
  if (number === PLAIN) return plainWay(g, kind);
  if (number === ACTION_FOR_MINION) return plainWay(g, 'action');
  const way = number > PLAIN ? extraWay(g, number) : renewedWay(g, RENEWED - number, kind);
  return way?.kind === kind ? way : null;
}

function plainWay(g: Game, kind: Kind): Way | null {
  const { minions, actions, extras } = g.state.turn;
  if (kind === 'minion' ? minions > 0 : actions > 0) return kind === 'minion' ? FREE_MINION : FREE_ACTION;
  for (const extra of extras) {
    if (extra.kind !== kind || extra.grant !== NONE || extra.left === 0) continue;
    return kind === 'minion' ? EXTRA_MINION : EXTRA_ACTION;
  }
  return null;
}

/** One of the turn's extras that is for certain cards only. */
function extraWay(g: Game, number: number): Way | null {
  const { extras, player } = g.state.turn;
  const extra = extras[number];
  if (extra === undefined || extra.left === 0 || extra.grant === NONE) return null;
  return { number, kind: extra.kind, using: usingExtra(g, extra, player), extra: true };
}

/** What a card in play gives every turn, for a card of that kind. */
function renewedWay(g: Game, index: number, kind: Kind): Way | null {
  const { player } = g.state.turn;
  const extra = inForce(g)['extra each turn'][index];
  if (extra === undefined) return null;
  const { rule, id, scope } = extra;
  const using = limitsRenewed(g, extra, kind);
  if (using === null || rule.kept) return null;
  if (isUsedUp(g, id, 'once per turn', player, scope.stamp) || !(rule.when?.(g, using.scope) ?? true))
    return null;
  return { number: RENEWED - index, kind, using, extra: true };
}

function limitsRenewed(
  g: Game,
  { rule, scope }: Active<RuleOf<'extra each turn'>>,
  kind: Kind,
): Using | null {
  const grant = rule.grants.find((one) => one.kind === kind);
  const yourScope = scopeSpeakingTo(scope, g.state.turn.player);
  return grant === undefined || yourScope === null ? null : { grant, scope: yourScope, played: [] };
}

/** The plays that the current player can use for something else than a card (R10.81). */
export function playsToGiveUp(g: Game, kind: Kind): readonly Way[] {
  const { player } = g.state.turn;
  return waysToPlay(g).filter(
    (way) =>
      way.kind === kind &&
      way.using?.grant.isForOneCard !== true &&
      !isBannedAltogether(g, player, kind, way.extra),
  );
}

/**
 * The one that is used (R10.81), if there is any. Of actions rather an extra for certain cards than one for any; of minions,
 * the one that the card gives which the player has named, or the regular one (NONE).
 */
export function playToGiveUp(g: Game, kind: Kind, source: CardId): Way | null {
  const ways = playsToGiveUp(g, kind);
  const isMeant = (way: Way): boolean =>
    kind === 'action' ? way.using !== null : grantSource(g, way.number) === source;
  return ways.find(isMeant) ?? ways[0] ?? null;
}

/** The slot in which an ability that uses up a minion play finds the number of that play. */
export const PLAY_USED = 0;

/** The minion play that this ability uses up, if it does. */
export function playGivenUp({ vars }: Pick<Scope, 'vars'>, { spec }: Ability): GivenUp | null {
  if (spec.kind !== 'on your turn' || spec.withPlay !== 'minion') return null;
  const [play = NONE, extra = 0] = vars[PLAY_USED] ?? [];
  return { play, extra: extra === 1 };
}

/** Could that play, used up or not, have been used for the card, at any base? Without a number every card will do. */
export function fitsPlay(g: Game, number: number | undefined, card: CardId): boolean {
  const using = number === undefined ? null : limitsOf(g, number);
  const test = using?.grant.test ?? null;
  if (using === null || test === null) return true;
  return basePlaces(g).some((place) => test(g, using.scope, card, place, using.played));
}

function limitsOf(g: Game, number: number): Using | null {
  const { extras, player } = g.state.turn;
  if (number >= 0) return usingExtra(g, nth(extras, number), player);
  return number > RENEWED
    ? null
    : limitsRenewed(g, nth(inForce(g)['extra each turn'], RENEWED - number), 'minion');
}

/** The rule behind an extra that is there again every turn. */
export function renewedExtra(
  g: Game,
  number: number,
): { readonly id: LimitedId; readonly stamp: number } | null {
  if (number > RENEWED) return null;
  const { id, scope } = nth(inForce(g)['extra each turn'], RENEWED - number);
  return { id, stamp: scope.stamp };
}

/** The card behind an extra play; NONE for a free play. */
export function grantSource(g: Game, number: number): CardId {
  if (number >= 0) return nth(g.state.turn.extras, number).source;
  return number > RENEWED ? NONE : nth(inForce(g)['extra each turn'], RENEWED - number).scope.self;
}

export function attemptWith(
  g: Game,
  way: Way,
  card: CardId,
  player: Seat,
  bases: readonly CardId[] | null = null,
): Attempt {
  return {
    card,
    player,
    bases,
    grant: way.using,
    extra: way.extra,
    special: NONE,
    event: null,
    fromDiscard: isInDiscard(g, player, card),
  };
}

/** Adds every card that the current player can play now, in every way there is. */
export function addPossiblePlays(g: Game, plays: ExactSizeList<Option>): void {
  const { player } = g.state.turn;
  const { hand } = playerOf(g, player);
  for (const way of waysToPlay(g)) {
    const { number, kind, using } = way;
    const test = using?.grant.test ?? null;
    for (const card of hand) {
      const def = defOf(g, card);
      if (canTake(g, def, player, kind, test) && canBePlayedFromHand(g, way, card, def))
        plays.add(playOption(card, number, kind));
    }
    for (const card of openInDiscard(g, player, kind)) {
      if (canBePlayedWith(g, way, card, true)) plays.add(playOption(card, number, kind));
    }
  }
  addPlaysFromStasis(g, plays);
}

/** R17.4: cards whose time is over, as extra cards. What could be played only at another time is discarded instead. */
function addPlaysFromStasis(g: Game, plays: ExactSizeList<Option>): void {
  const { player } = g.state.turn;
  for (const card of inStasisOf(g, player)) {
    if (stasisCountersOn(g, card) > 0) continue;
    for (const side of SIDES) {
      if (!isOfKind(defOf(g, card), side)) continue;
      const seen = seenAs(g, card, side);
      const attempt = {
        card,
        player,
        bases: null,
        grant: null,
        extra: true,
        special: NONE,
        event: null,
        fromDiscard: false,
      };
      if (obstacleToPlaying(seen, attempt) !== null || canBePlayed(seen, attempt))
        plays.add(playOption(card, OUTSIDE_LIMITS, side));
    }
  }
}

function canBePlayedFromHand(g: Game, way: Way, card: CardId, def: CardDef): boolean {
  // Half of all that cannot be played.
  if (def.specialOnly && def.fusion === null) return false;
  if (isUnhindered(g, def, way.using)) return possiblePlaces(g, def).length > 0;
  return canBePlayedWith(g, way, card, false);
}

function canBePlayedWith(g: Game, { using, extra, kind }: Way, card: CardId, fromDiscard: boolean): boolean {
  const { player } = g.state.turn;
  const attempt = { card, player, bases: null, grant: using, extra, special: NONE, event: null, fromDiscard };
  return canBePlayed(seenAs(g, card, kind), attempt);
}
