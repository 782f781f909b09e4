import { isOfKind, withSide } from '../changes/faces.ts';
import { defOf, type Game } from '../game.ts';
import { NONE, type BaseId, type CardId, type Seat } from '../model/ids.ts';
import { inForce } from './in-force.ts';
import { isUsedUp } from './limits.ts';
import {
  canBePlayed,
  isInDiscard,
  isUnhindered,
  minionsInDiscard,
  possiblePlaces,
  scopeOf,
  usingExtra,
  type Attempt,
  type Using,
} from './playing.ts';

/**
 * The plays that the current player has in Play Cards: free ones, extras given this turn, and extras that a card in
 * play gives every turn. Named by a number, so that an option and a frame can carry it.
 */

/** A free play, or an extra for any card of its kind, which is as good. */
const PLAIN = NONE;
/** Played by an ability, or as a Special: uses up nothing. */
export const OUTSIDE_LIMITS = -2;
/** An extra play that is made at once: uses up nothing of the turn either, but is a minion or action play. */
export const AT_ONCE = -3;
/** The extra of the nth active "extra" rule is STANDING - n. Numbers from 0 are the turn's extras. */
const STANDING = -10;

export interface Way {
  readonly number: number;
  readonly kind: 'minion' | 'action';
  readonly using: Using | null;
  readonly extra: boolean;
}

export function waysToPlay(g: Game): Way[] {
  const { turn } = g.state;
  const ways: Way[] = [];
  for (const kind of ['minion', 'action'] as const) {
    const free = (kind === 'minion' ? turn.minions : turn.actions) > 0;
    const unlimited = turn.extras.some(
      (extra) => extra.kind === kind && extra.grant === NONE && extra.left > 0,
    );
    if (free || unlimited) ways.push({ number: PLAIN, kind, using: null, extra: !free });
  }
  turn.extras.forEach((extra, number) => {
    if (extra.left === 0 || extra.grant === NONE) return;
    ways.push({ number, kind: extra.kind, using: usingExtra(g, extra, turn.player), extra: true });
  });
  inForce(g).extra.forEach(({ rule, id, scope }, index) => {
    const yours = scope.you === NONE || scope.you === turn.player;
    if (rule.kept || !yours || isUsedUp(g, id, 'once per turn', turn.player, scope.stamp)) return;
    const yourScope = scope.you === NONE ? scopeOf(scope.self, turn.player, scope.here) : scope;
    if (!rule.when(g, yourScope)) return;
    const using = { grant: rule.grant, scope: yourScope, played: [] };
    ways.push({ number: STANDING - index, kind: rule.grant.kind, using, extra: true });
  });
  return ways;
}

/** The rule behind a standing extra. */
export function standingExtra(
  g: Game,
  number: number,
): { readonly id: number; readonly stamp: number } | null {
  if (number > STANDING) return null;
  const { id, scope } = inForce(g).extra[STANDING - number];
  return { id, stamp: scope.stamp };
}

/** The card behind an extra play; NONE for a free play. */
export function grantSource(g: Game, number: number): CardId {
  if (number >= 0) return g.state.turn.extras[number].source;
  return number > STANDING ? NONE : inForce(g).extra[STANDING - number].scope.self;
}

export function attemptWith(
  g: Game,
  way: Way,
  card: CardId,
  player: Seat,
  bases: readonly BaseId[] | null = null,
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

export interface PossiblePlay {
  readonly card: CardId;
  readonly way: Way;
}

/** Every card that the current player can play now, with the ways to do so. */
export function possiblePlays(g: Game): PossiblePlay[] {
  const { player } = g.state.turn;
  const { hand } = g.state.players[player];
  const plays: PossiblePlay[] = [];
  for (const way of waysToPlay(g)) {
    for (const card of hand) {
      if (isOfKind(defOf(g, card), way.kind)) addPlay(g, plays, way, card, false);
    }
    if (way.kind === 'minion') {
      for (const card of minionsInDiscard(g, player)) addPlay(g, plays, way, card, true);
    }
  }
  return plays;
}

function addPlay(g: Game, plays: PossiblePlay[], way: Way, card: CardId, fromDiscard: boolean): void {
  const { player } = g.state.turn;
  const { using, extra } = way;
  const def = defOf(g, card);
  if (!fromDiscard && isUnhindered(g, def, using)) {
    if (possiblePlaces(g, def).length > 0) plays.push({ card, way });
    return;
  }
  const attempt = { card, player, bases: null, grant: using, extra, special: NONE, event: null, fromDiscard };
  if (withSide(g, card, way.kind, () => canBePlayed(g, attempt))) plays.push({ card, way });
}
