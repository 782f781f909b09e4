import { defOf, type Game } from '../game.ts';
import type { ProtectionRule, Scope } from '../library/definitions.ts';
import { NONE, type BaseId, type CardId, type Seat } from '../model/ids.ts';
import type { Piece } from '../model/state.ts';
import { isBigBase } from './big-base.ts';
import { forbidden } from './forbidden.ts';
import { ignores, inForce, type Active } from './in-force.ts';
import { baseInPlay, pieceOf } from './table.ts';
import { nth } from '../model/nth.ts';

/** One contribution to a number, and the card it comes from (NONE: +1 power counters). */
export interface PowerPart {
  readonly source: CardId;
  readonly amount: number;
}

/** Out of play only the printed number counts; in play everything does (R9.8). Never below zero, by edition (R9.1). */
export function power(g: Game, card: CardId): number {
  const piece = pieceOf(g, card);
  return piece === null || piece.as === 'buried' ? defOf(g, card).power : powerInPlay(g, piece);
}

function powerInPlay(g: Game, piece: Piece): number {
  const { card } = piece;
  let sum = piece.as === 'minion' ? startingPower(g, card) + piece.counters : 0;
  let downToZero = 0;
  // R11.4: a titan has no power of its own.
  if (piece.as === 'titan') sum = piece.counters;
  for (const { rule, scope, effect } of inForce(g).power) {
    if (rule.reach === 'itself' ? scope.self !== card : rule.reach === 'here' && scope.here !== piece.base)
      continue;
    if (effect?.spares.includes(card)) continue;
    if (!rule.test(g, scope, card) || !reaches(g, scope, piece)) continue;
    if (rule.downToZero) downToZero += rule.amount(g, scope, card);
    else sum += rule.amount(g, scope, card);
  }
  return floored(g, sum, downToZero);
}

/** A sum and what takes it down to zero at most, by edition (R9.1). */
function floored(g: Game, sum: number, downToZero: number): number {
  if (sum < 0) return g.edition.belowZero ? sum : 0;
  return Math.max(0, sum + downToZero);
}

/** Its power without what other players' cards do to it. */
export function ownPower(g: Game, card: CardId): number {
  const piece = pieceOf(g, card);
  if (piece === null || piece.as !== 'minion') return power(g, card);
  let sum = startingPower(g, card) + piece.counters;
  let downToZero = 0;
  for (const { rule, scope, effect } of inForce(g).power) {
    if (scope.you !== NONE && scope.you !== piece.controller) continue;
    if (effect?.spares.includes(card) || !rule.test(g, scope, card)) continue;
    if (rule.downToZero) downToZero += rule.amount(g, scope, card);
    else sum += rule.amount(g, scope, card);
  }
  return floored(g, sum, downToZero);
}

/** The same sum as `power`, part by part. */
export function powerParts(g: Game, card: CardId): PowerPart[] {
  const piece = pieceOf(g, card);
  if (piece === null || piece.as === 'buried') return [{ source: card, amount: defOf(g, card).power }];
  const parts: PowerPart[] = [];
  if (piece.as === 'minion') {
    parts.push({ source: card, amount: startingPower(g, card) });
    if (piece.counters > 0) parts.push({ source: NONE, amount: piece.counters });
  } else if (piece.as === 'titan' && piece.counters > 0) {
    parts.push({ source: NONE, amount: piece.counters });
  }
  const downToZero: PowerPart[] = [];
  for (const { rule, scope, effect } of inForce(g).power) {
    if (effect?.spares.includes(card) || !rule.test(g, scope, card) || !reaches(g, scope, piece)) continue;
    const amount = rule.amount(g, scope, card);
    if (amount !== 0) (rule.downToZero ? downToZero : parts).push({ source: scope.self, amount });
  }
  // They take nothing off what is below zero without them (R9.1).
  const isBelowZero = parts.reduce((sum, { amount }) => sum + amount, 0) < 0;
  return isBelowZero && g.edition.belowZero ? parts : [...parts, ...downToZero];
}

/** A player's own cards are exempt when that player protects cards from others. */
function letsOwnPass({ rule, scope }: Active<ProtectionRule>, controller: Seat): boolean {
  return rule.isFromOthers && scope.you === controller;
}

/** A change in power is a way of being affected (R9.2); no card forbids it in any other way. */
function reaches(g: Game, scope: Scope, { card, controller }: Piece): boolean {
  const { protection, ignoring } = inForce(g);
  if (ignoring.length > 0 && ignores(g, controller, scope.self)) return false;
  if (protection.length === 0 || scope.you === NONE) return true;
  if (scope.you === controller && protection.every((active) => letsOwnPass(active, controller))) return true;
  const cause = { card: scope.self, controller: scope.you, by: scope.you };
  return forbidden(g, 'power', card, cause) === null;
}

/** The printed number, unless a card changes it; the highest of several changes counts (R9.8). */
function startingPower(g: Game, card: CardId): number {
  let value = defOf(g, card).power;
  const { startingPower: rules } = inForce(g);
  if (rules.length === 0) return value;
  for (const { rule, scope } of rules) {
    if (rule.test(g, scope, card)) value = Math.max(value, rule.value(g, scope, card));
  }
  return value;
}

/** A player's total at a base: minions and other sources of power (R10.13). */
export function total(g: Game, base: BaseId, player: Seat): number {
  return totals(g, base)[player] ?? 0;
}

/** A copy of a list has just the room that it needs; one that grows has more. */
function zeros(count: number): number[] {
  return ZEROS[count]?.slice() ?? [];
}

const ZEROS: readonly (readonly number[])[] = [[], [0], [0, 0], [0, 0, 0], [0, 0, 0, 0]];

/** Everybody's totals at a base, by seat, in one go over the table. */
export function totals(g: Game, base: BaseId): number[] {
  return powerBySeat(g, base, inForce(g).notInTotal.length > 0);
}

/** `leavesOut`: without power that is not part of a total. */
function powerBySeat(g: Game, base: BaseId, leavesOut: boolean): number[] {
  const { table, pieces, players } = g.state;
  const sums = zeros(players.length);
  for (const card of table) {
    const piece = pieces[card] ?? null;
    if (piece !== null && piece.base === base && !(leavesOut && leavingOut(g, piece) !== NONE)) {
      sums[piece.controller] = (sums[piece.controller] ?? 0) + contribution(g, piece);
    }
  }
  for (const { rule, scope } of inForce(g).total) {
    for (let seat = 0; seat < sums.length; seat++) {
      sums[seat] = (sums[seat] ?? 0) + rule.amount(g, scope, base, seat);
    }
  }
  for (let seat = 0; seat < sums.length; seat++) sums[seat] = floored(g, sums[seat] ?? 0, 0);
  return sums;
}

/**
 * Minions and titans give their power; an action has power only if a rule that covers all types of cards gives it
 * some.
 */
function contribution(g: Game, piece: Piece): number {
  if (piece.as === 'buried') return 0;
  return piece.as !== 'action' || inForce(g).isPowerForActions ? powerInPlay(g, piece) : 0;
}

/** The card that keeps a minion's power out of its controller's total, or NONE (R10.34). */
function leavingOut(g: Game, piece: Piece): CardId {
  for (const { rule, scope } of inForce(g).notInTotal) {
    if (rule.test(g, scope, piece.card) && reaches(g, scope, piece)) return scope.self;
  }
  return NONE;
}

/** What is left out of the total is there twice: as power, and taken off by the card that does so. */
export function totalParts(g: Game, base: BaseId, player: Seat): PowerPart[] {
  const parts: PowerPart[] = [];
  for (const card of g.state.table) {
    const piece = g.state.pieces[card] ?? null;
    if (piece === null || piece.base !== base || piece.controller !== player) continue;
    const amount = contribution(g, piece);
    if (piece.as === 'minion' || amount !== 0) parts.push({ source: card, amount });
    const source = leavingOut(g, piece);
    if (source !== NONE && amount !== 0) parts.push({ source, amount: -amount });
  }
  for (const { rule, scope } of inForce(g).total) {
    const amount = rule.amount(g, scope, base, player);
    if (amount !== 0) parts.push({ source: scope.self, amount });
  }
  return parts;
}

/** The combined power of all players at a base, which is compared with the breakpoint (R5.1). */
export function totalOfAll(g: Game, base: BaseId): number {
  let sum = 0;
  if (inForce(g).total.length > 0) {
    for (const own of powerBySeat(g, base, false)) sum += own;
    return sum;
  }
  for (const card of g.state.table) {
    const piece = g.state.pieces[card] ?? null;
    if (piece !== null && piece.base === base) sum += contribution(g, piece);
  }
  return sum;
}

/** Starting value, then all modifiers, then the floor of zero (R10.1). */
export function breakpoint(g: Game, base: BaseId): number {
  let value = startingBreakpoint(g, base);
  for (const { rule, scope } of inForce(g).breakpoint) value += rule.amount(g, scope, base);
  return floored(g, value, 0);
}

export function breakpointParts(g: Game, base: BaseId): PowerPart[] {
  const parts: PowerPart[] = [{ source: base, amount: startingBreakpoint(g, base) }];
  for (const { rule, scope } of inForce(g).breakpoint) {
    const amount = rule.amount(g, scope, base);
    if (amount !== 0) parts.push({ source: scope.self, amount });
  }
  return parts;
}

/** The values that cards set a base's starting breakpoint to, with their sources. */
export function startingBreakpoints(g: Game, base: BaseId): PowerPart[] {
  const values: PowerPart[] = [];
  for (const { rule, scope } of inForce(g).startingBreakpoint) {
    if (rule.test(g, scope, base)) values.push({ source: scope.self, amount: rule.value(g, scope, base) });
  }
  return values;
}

/** R10.1: of several values the one that the current player chose holds. */
function startingBreakpoint(g: Game, base: BaseId): number {
  if (inForce(g).startingBreakpoint.length === 0) return defOf(g, base).breakpoint;
  const values = startingBreakpoints(g, base);
  if (values.length === 0) return defOf(g, base).breakpoint;
  const prevailing = baseInPlay(g, base)?.prevailing ?? NONE;
  return (values.find((value) => value.source === prevailing) ?? nth(values, 0)).amount;
}

/** R5.1; the Big Base has no breakpoint (R14.1). */
export function isReady(g: Game, base: BaseId): boolean {
  return !isBigBase(g.state) && totalOfAll(g, base) >= breakpoint(g, base) && !cannotScore(g, base);
}

function cannotScore(g: Game, base: BaseId): boolean {
  return inForce(g).cannotScore.some(({ rule, scope }) => rule.test(g, scope, base));
}

export function isAnyReady(g: Game): boolean {
  for (const { base } of g.state.bases) if (isReady(g, base)) return true;
  return false;
}
