import { defOf, type Game } from '../game.ts';
import type { CardTest, Condition, EventTest, Scope, Value } from '../library/definitions.ts';
import type { Happening } from '../model/happening.ts';
import { NONE, type BaseId, type CardId, type Seat } from '../model/ids.ts';
import { total } from '../rules/power.ts';
import { baseAt, hasMinionAt, ownerOf, pieceOf } from '../rules/table.ts';

/** Tests that card texts share: what happened, and what is where. */

export const isMinionHere: EventTest = (_, s, e) => e.as === 'minion' && e.base === s.here;
export const playedMinionHere: EventTest = isMinionHere;
/** Played on the base itself, not on a minion there. */
export const playedActionHere: EventTest = (_, s, e) =>
  e.as === 'action' && e.base === s.here && e.on === NONE;

/** The owner of the card that it happened to. */
export const ownerOfIt = (g: Game, _: Scope, e: Happening): readonly Seat[] => [ownerOf(g, e.card)];

/** At a base where you have a minion. */
export const yoursAreThere: CardTest = (g, s, card) => hasMinionAt(g, baseAt(g, card), s.you);
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
