import { isClaimed } from '../flow/play.ts';
import { isOfKind } from '../changes/faces.ts';
import { defOf, type Game } from '../game.ts';
import type { CardTest, Condition, EventTest, Scope, Value } from '../library/definitions.ts';
import type { Happening } from '../model/happening.ts';
import { NONE, type BaseId, type CardId, type Seat } from '../model/ids.ts';
import type { FallenMinion, PlayedCard } from '../model/state.ts';
import { ignores, inForce } from '../rules/in-force.ts';
import { powerParts, total } from '../rules/power.ts';
import {
  baseAt,
  clockwiseFrom,
  controllerOf,
  countMinions,
  hasMinionAt,
  isBase,
  ownerOf,
  pieceOf,
  stampOf,
} from '../rules/table.ts';

/** Tests that card texts share: what happened, and what is where. */

export const isMinionHere: EventTest = (_, s, e) => e.as === 'minion' && e.base === s.here;
/** For 'played' events. */
export const playedMinionHere: EventTest = (g, s, e) => isMinionHere(g, s, e);
export const youPlayedMinionAtThisBase: EventTest = (g, s, e) =>
  playedMinionHere(g, s, e) && e.player === s.you;
/** Another player has played a minion here, or moved one here. */
export const othersBroughtMinionHere: EventTest = (g, s, e) => isMinionHere(g, s, e) && e.player !== s.you;
/** Played on the base itself, not on a minion there. */
export const playedActionHere: EventTest = (_, s, e) =>
  e.as === 'action' && e.base === s.here && e.on === NONE;
export const youPlayedActionHere: EventTest = (g, s, e) => playedActionHere(g, s, e) && e.player === s.you;
/** This card does not react to its own play. */
export const youPlayedAnotherActionHere: EventTest = (g, s, e) =>
  youPlayedActionHere(g, s, e) && e.card !== s.self;
/** On any base, not on a minion; a standard action has no place. */
export const youPlayedActionOnBase: EventTest = (_, s, e) =>
  e.as === 'action' && e.base !== NONE && e.on === NONE && e.player === s.you;

export const happenedToThis: EventTest = (_, s, e) => e.card === s.self;
/** It happened to this card through its own ability. */
export const happenedToThisByItself: EventTest = (_, s, e) => e.card === s.self && e.cause === s.self;
/** It happened to the minion that this action is on. */
export const happenedToItsMinion: EventTest = (g, s, e) => pieceOf(g, s.self)?.on === e.card;
/**
 * A card that was played, or has moved, begins to change the power of the minion that this action is on. Not a change
 * in power that was there before this action.
 */
export const beginsToChangeItsMinion: EventTest = (g, s, e) => {
  const minion = pieceOf(g, s.self)?.on ?? NONE;
  if (minion === NONE || minion === e.card || !g.edition.affects.includes('power')) return false;
  return inForce(g).power.some(
    ({ rule, scope, effect }) =>
      effect === null &&
      scope.self === e.card &&
      (e.kind === 'moved' ? rule.reach === 'here' : scope.stamp > s.stamp) &&
      rule.test(g, scope, minion) &&
      rule.amount(g, scope, minion) !== 0,
  );
};
/** It happened to the card that an earlier step picked, in the same stay in play (R10.11). */
export const happenedTo =
  (card: Value<CardId>): EventTest =>
  (g, s, e) =>
    e.card === card(g, s) && (s.since === undefined || e.stamp < s.since);
/** It happened to a minion that you controlled then. */
export const happenedToYourMinion: EventTest = (_, s, e) => e.as === 'minion' && e.controller === s.you;

/** The owner of the card that it happened to. */
export const ownerOfIt = (g: Game, _: Scope, e: Happening): readonly Seat[] => [ownerOf(g, e.card)];
/**
 * Of a base, about all players at once: the current player carries it out, or the next one if that player ignores the
 * base, for the others still follow it.
 */
export const allTogether = (g: Game, s: Scope): readonly Seat[] =>
  clockwiseFrom(g, g.state.turn.player)
    .filter((seat) => !ignores(g, seat, s.self))
    .slice(0, 1);

/** At a base where you have a minion. */
export const yoursAreThere: CardTest = (g, s, card) => hasMinionAt(g, baseAt(g, card), s.you);
/** At a base where another player has a minion. */
export const othersAreThere: CardTest = (g, s, card) =>
  g.state.players.some((_, seat) => seat !== s.you && hasMinionAt(g, baseAt(g, card), seat));
/** A base on which you have an action. */
export const yourActionIsThere: CardTest = (g, s, base) =>
  g.state.table.some((card) => {
    const piece = pieceOf(g, card);
    return piece?.as === 'action' && piece.on === NONE && piece.base === base && piece.controller === s.you;
  });
export const otherThan =
  (base: Value<BaseId>): CardTest =>
  (g, s, card) =>
    baseAt(g, card) !== base(g, s);
export const isPrintedPowerAtMost =
  (amount: number): CardTest =>
  (g, _, card) =>
    defOf(g, card).power <= amount;
/** An action, or a minion whose printed power is at most that. */
export const isActionOrPowerAtMost =
  (amount: number): CardTest =>
  (g, s, card) =>
    isOfKind(defOf(g, card), 'action') || isPrintedPowerAtMost(amount)(g, s, card);

export function playerHasMinionAt(g: Game, player: Seat, base: BaseId): boolean {
  return hasMinionAt(g, base, player);
}
/** Strictly more power there than everybody else. */
export function leadsThere(g: Game, player: Seat, base: BaseId): boolean {
  const own = total(g, base, player);
  return g.state.players.every((_, seat) => seat === player || total(g, base, seat) < own);
}
/** For extras whose minions must share a name. */
export function withSameName(
  g: Game,
  _s: Scope,
  card: CardId,
  _base: BaseId,
  played: readonly CardId[],
): boolean {
  return played.every((other) => defOf(g, other).name === defOf(g, card).name);
}
/** You have moved another player's minion to this base this turn. */
export const youMovedOthersHere: Condition = (g, s) =>
  g.state.turn.moved.some(({ by, controller, to }) => by === s.you && controller !== s.you && to === s.here);
/** Nobody else holds as many cards as you. */
export const handsAreSmallerElsewhere: Condition = (g, s) => {
  const own = g.state.players[s.you].hand.length;
  return g.state.players.every((player, seat) => seat === s.you || player.hand.length < own);
};
/** For extras whose minions together may have only so much printed power. */
export const withTotalPowerAtMost =
  (most: number) =>
  (g: Game, _s: Scope, card: CardId, _base: BaseId, played: readonly CardId[]): boolean =>
    [...played, card].reduce((sum, each) => sum + defOf(g, each).power, 0) <= most;

const minionsPlayedByYou = (g: Game, s: Scope) =>
  g.state.turn.played.filter(({ player, as }) => player === s.you && as === 'minion');
/** You have played a minion here this turn; moved ones do not count (R3.2). */
export const youPlayedMinionHere: Condition = (g, s) =>
  minionsPlayedByYou(g, s).some(({ base }) => base === s.here);
export const youPlayedMinionElsewhere: Condition = (g, s) =>
  minionsPlayedByYou(g, s).some(({ base }) => base !== s.here);
/** You have played no minion in the Play Cards phase of this turn. */
export const youPlayedNoMinion: Condition = (g, s) =>
  minionsPlayedByYou(g, s).every(({ phase }) => phase !== 'play');
/** It is the first minion that you have played this turn. */
export const isYourFirstMinion: EventTest = (g, s, e) =>
  e.player === s.you && isFirstOf(minionsPlayedByYou(g, s), e.card);
/** For an on-play ability: this is the first minion that you have played this turn. */
export const thisIsYourFirstMinion: Condition = (g, s) => isFirstOf(minionsPlayedByYou(g, s), s.self);
/** One of your minions is in the duel, whoever started it. */
export const yourMinionDuels: EventTest = (g, s, e) =>
  controllerOf(g, e.card) === s.you || controllerOf(g, e.on) === s.you;
/** Another player's card saw cards of your hand or deck; a base is nobody's card (R9.3). */
export const seenByOthers: EventTest = (g, s, e) =>
  e.controller === s.you && e.player !== s.you && !isBase(g, e.cause);
/** The player whom it is about has a minion here. */
export const playerIsHere: EventTest = (g, s, e) => hasMinionAt(g, s.here, e.player);
/** The player whom it is about has exactly one minion here. */
export const playerHasOneMinionHere: EventTest = (g, s, e) => countMinions(g, s.here, e.player) === 1;
/** You have moved one of your minions here. */
export const youMovedYoursHere: EventTest = (g, s, e) =>
  e.base === s.here && e.player === s.you && happenedToYourMinion(g, s, e);
/** An action was played, elsewhere than on this minion, and stays in play, where it changes this minion's power. */
export const stayingActionChangesItsPower: EventTest = (g, s, e) =>
  e.as === 'action' &&
  e.on !== s.self &&
  pieceOf(g, e.card)?.stamp === e.stamp &&
  powerParts(g, s.self).some(({ source }) => source === e.card);
/** In the turn of the player who did it. */
export const inOwnTurn: EventTest = (g, _, e) => e.player === g.state.turn.player;
/** It is that minion's first move of the turn. */
export const isFirstMove: EventTest = (g, _, e) =>
  g.state.turn.moved.filter(({ card, stamp }) => card === e.card && stamp === e.stamp).length === 1;
/** You played a minion here, or a card that moved one or more of your minions here. */
export const playedCardBroughtYoursHere: EventTest = (g, s, e) =>
  youPlayedMinionAtThisBase(g, s, e) ||
  (e.player === s.you &&
    g.state.turn.moved.some(
      ({ cause, to, controller }) => cause === e.card && to === s.here && controller === s.you,
    ));
/** A card that you have played earlier this turn moved one of your minions here. */
export const cardOfThisTurnMovedYoursHere: EventTest = (g, s, e) =>
  e.base === s.here &&
  happenedToYourMinion(g, s, e) &&
  g.state.turn.played.some(({ card, player }) => card === e.cause && player === s.you) &&
  !g.state.stack.some((frame) => frame.kind === 'play' && frame.card === e.cause);

/** It is the first minion that its player has played here this turn. */
export const isFirstMinionHere: EventTest = (g, s, e) => {
  const played = g.state.turn.played.filter(
    ({ player, as, base }) => player === e.player && as === 'minion' && base === s.here,
  );
  return playedMinionHere(g, s, e) && isFirstOf(played, e.card);
};
/** It is the first action that its player has played on this base this turn. */
export const isFirstActionHere: EventTest = (g, s, e) => {
  const played = g.state.turn.played.filter(
    ({ player, as, base, on }) => player === e.player && as === 'action' && base === s.here && on === NONE,
  );
  return playedActionHere(g, s, e) && isFirstOf(played, e.card);
};
export const isYourFirstActionHere: EventTest = (g, s, e) => e.player === s.you && isFirstActionHere(g, s, e);
/** It is the first standard action that its player has played this turn. */
export const isFirstStandardAction: EventTest = (g, _, e) => {
  const played = g.state.turn.played.filter(
    ({ player, as, base, on }) => player === e.player && as === 'action' && base === NONE && on === NONE,
  );
  return isFirstOf(played, e.card);
};
/** A card that is played again is a further one (R10.11). */
function isFirstOf([first, ...later]: readonly PlayedCard[], played: CardId): boolean {
  return first?.card === played && !later.some(({ card }) => card === played);
}

const fallenHere = (g: Game, s: Scope, how: FallenMinion['how']): FallenMinion[] =>
  g.state.turn.fallen.filter((fallen) => fallen.how === how && fallen.base === s.here);
/** It is the first of its controller's minions here that goes to a discard pile this turn. */
export const isFirstToDiscardHere: EventTest = (g, s, e) =>
  isMinionHere(g, s, e) &&
  fallenHere(g, s, 'to discard').find(({ controller }) => controller === e.controller)?.stamp === e.stamp;
/** It is the first minion of another player that this player has destroyed here this turn. */
export const isFirstOfOthersDestroyedHere: EventTest = (g, s, e) =>
  isMinionHere(g, s, e) &&
  fallenHere(g, s, 'destroyed').find(({ by, controller }) => by === e.player && controller !== by)?.stamp ===
    e.stamp;
/** No other minion here was about to be destroyed this turn, nor this one before. */
export const isFirstInDangerHere: CardTest = (g, s, card) => {
  const [first, second] = fallenHere(g, s, 'in danger');
  return second === undefined && (first === undefined || first.stamp === stampOf(g, card));
};

/** A standard action that is about to go to the discard pile: it has not gone elsewhere, and will not. */
export const goesToDiscardPile: EventTest = (g, _, e) =>
  g.state.limbo.includes(e.card) && !isClaimed(g, e.card);

/** It was played with the extra play that this card gives. */
export const playedWithItsExtra: EventTest = (_, s, e) => e.using === s.self;

/** Another player has played or discarded, out of a hand or a deck, a card that this player does not own. */
export const othersUsedForeignCard: EventTest = (g, s, e) =>
  e.player !== s.you && ownerOf(g, e.card) !== e.player && (e.zone === 'hand' || e.zone === 'deck');
