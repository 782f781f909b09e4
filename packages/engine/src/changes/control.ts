import { type Game, lastingOf, touch } from '../game.ts';
import type { Scope } from '../library/definitions.ts';
import type { RuleSpec } from '../library/rule-kinds/all.ts';
import { NONE, type CardId, type Seat } from '../model/ids.ts';
import type { Effect, Piece } from '../model/state.ts';
import { forbidden } from '../rules/forbidden.ts';
import { inForce, rulesOf } from '../rules/in-force.ts';
import { scopeOf, scopeOfEffect } from '../rules/scope.ts';
import { ownerOf, pieceOf } from '../rules/table.ts';
import { changePiece } from './pieces.ts';
import { followHost } from './store.ts';

/** Something that gives control of a minion. */
interface Claim {
  readonly source: CardId;
  readonly seat: Seat;
  /** The clock when it began. */
  readonly since: number;
}

/**
 * R10.14: of the effects in force that give control of a minion, the one that began last holds. Without any, the
 * minion is its owner's.
 */
export function settleControl(g: Game, minion: CardId): boolean {
  const piece = pieceOf(g, minion);
  if (piece === null) return false;
  let latest = givenForGood(piece);
  for (const claim of claimsOn(g, minion)) {
    if (isInForce(g, claim, minion) && (latest === null || claim.since > latest.since)) latest = claim;
  }
  const controller = latest?.seat ?? ownerOf(g, minion);
  if (controller === piece.controller) return false;
  setController(g, piece, { controller }, latest?.source ?? minion);
  return true;
}

/** No protection that began later undoes it (R3.11). */
function givenForGood({ card, controller, given }: Piece): Claim | null {
  return given === undefined ? null : { source: card, seat: controller, since: given.since };
}

/**
 * A player is given control of a minion, and keeps it until it leaves play or changes controller again, unless `isBrief`:
 * then an effect says how long (R10.14). So does a card that claims it as long as its own text holds.
 */
export function giveControl(g: Game, piece: Piece, to: Seat, source: CardId, isBrief: boolean): void {
  const isClaimed = claimsOn(g, piece.card).some((claim) => claim.source === source && claim.seat === to);
  setController(
    g,
    piece,
    isBrief || isClaimed ? { controller: to } : forGood(g, to, source === piece.card),
    source,
  );
}

/** A minion that has given itself away since then, by a text that it has no longer, goes back (R10.29). */
export function takeBackGift(g: Game, minion: CardId, since: number): void {
  const piece = pieceOf(g, minion);
  if (piece?.given?.byItself !== true || piece.given.since < since) return;
  changePiece(g, piece, { controller: piece.controller });
  settleControl(g, minion);
}

type Controlled = Pick<Piece, 'controller' | 'given'>;

function forGood({ state }: Game, controller: Seat, byItself: boolean): Controlled {
  return { controller, given: { since: state.clock++, byItself } };
}

function setController(g: Game, piece: Piece, change: Controlled, source: CardId): void {
  const { card } = piece;
  changePiece(g, piece, change);
  followHost(g, card);
  g.tell?.({ key: 'control', card, player: change.controller, source });
  touch(g);
}

/**
 * Looks at every minion that something gives control of, whether or not that is in force. Returns true if one changed
 * hands.
 */
export function settleClaims(g: Game): boolean {
  const { attached, someClaimControl } = inForce(g);
  if (!someClaimControl) return false;
  for (const action of attached) {
    if (givesControl(g, action) && settleControl(g, pieceOf(g, action)?.on ?? NONE)) return true;
  }
  for (const minion of minionsClaimedBy(g, g.state.effects)) if (settleControl(g, minion)) return true;
  return false;
}

/** The minions that these effects give control of. */
export function minionsClaimedBy(g: Game, effects: readonly Effect[]): readonly CardId[] {
  let claiming: readonly { readonly rule: RuleSpec; readonly scope: Scope }[] | null = null;
  for (const effect of effects) {
    const rule = lastingOf(g, effect.rule);
    if (rule.kind !== 'you control') continue;
    const claim = { rule, scope: scopeOfEffect(effect) };
    claiming = claiming === null ? [claim] : [...claiming, claim];
  }
  return claiming === null ? NO_CARDS : cardsThatFit(g, claiming);
}

const NO_CARDS: readonly CardId[] = [];

function cardsThatFit(
  g: Game,
  claiming: readonly { readonly rule: RuleSpec; readonly scope: Scope }[],
): CardId[] {
  return g.state.table.filter((card) => claiming.some(({ rule, scope }) => fits(g, rule, scope, card)));
}

/** The minion that is under somebody's control because this action is on it, or NONE. */
export function heldBy(g: Game, action: CardId): CardId {
  const piece = pieceOf(g, action);
  if (piece === null || piece.on === NONE || !givesControl(g, action)) return NONE;
  return pieceOf(g, piece.on)?.controller === piece.controller ? piece.on : NONE;
}

function givesControl(g: Game, action: CardId): boolean {
  return rulesOf(g, action).some(({ spec }) => spec.kind === 'you control');
}

function claimsOn(g: Game, minion: CardId): Claim[] {
  const claims: Claim[] = [];
  for (const action of inForce(g).attached) {
    const piece = pieceOf(g, action);
    if (piece === null || !givesControl(g, action) || inForce(g).cancelled.has(action)) continue;
    const scope = scopeOf(action, piece.controller, piece.base, piece.stamp);
    if (rulesOf(g, action).some(({ spec }) => fits(g, spec, scope, minion)))
      claims.push({ source: action, seat: piece.controller, since: piece.stamp });
  }
  for (const effect of g.state.effects) {
    const rule = lastingOf(g, effect.rule);
    if (rule.kind === 'you control' && fits(g, rule, scopeOfEffect(effect), minion))
      claims.push({ source: effect.self, seat: effect.you, since: effect.since });
  }
  return claims;
}

function fits(g: Game, rule: RuleSpec, scope: Scope, minion: CardId): boolean {
  return rule.kind === 'you control' && rule.test(g, scope, minion);
}

/** No protection that began later keeps its source from affecting the minion. */
function isInForce(g: Game, { source, seat }: Claim, minion: CardId): boolean {
  return forbidden(g, 'control', minion, { card: source, controller: seat, by: seat }) === null;
}
