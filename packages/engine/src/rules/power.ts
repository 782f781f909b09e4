import { defOf, type Game } from '../game.ts';
import type { CardTest, Scope } from '../library/definitions.ts';
import type { RuleOf } from '../library/rule-kinds/all.ts';
import { TOTAL_ORDER } from '../library/rule-kinds/scoring.ts';
import { NONE, type BaseId, type CardId, type Seat } from '../model/ids.ts';
import type { Piece } from '../model/state.ts';
import { isBigBase } from './big-base.ts';
import { forbidden } from './forbidden.ts';
import { ignores, inForce, type Active } from './in-force.ts';
import { baseInPlay, pieceOf } from './table.ts';
import { nth } from '../model/nth.ts';
import { isFaceDown } from '../model/face-down.ts';

/** One contribution to a number, and the card it comes from (NONE: +1 power counters). */
export interface PowerPart {
  readonly source: CardId;
  readonly amount: number;
}

/** Out of play only the printed number counts; in play everything does (R9.8). Never below zero, by edition (R9.1). */
export function power(g: Game, card: CardId): number {
  const piece = pieceOf(g, card);
  return piece === null || isFaceDown(piece) ? defOf(g, card).power : powerInPlay(g, piece);
}

function powerInPlay(g: Game, piece: Piece): number {
  const { card } = piece;
  let sum = piece.as === 'minion' ? startingPower(g, card) + piece.counters : 0;
  let downToZero = 0;
  // R11.4: a titan has no power of its own.
  if (piece.as === 'titan') sum = piece.counters;
  for (const { rule, scope } of inForce(g)['more power']) {
    if (rule.reach === 'itself' ? scope.self !== card : rule.reach === 'here' && scope.here !== piece.base)
      continue;
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
  for (const { rule, scope } of inForce(g)['more power']) {
    if (scope.you !== NONE && scope.you !== piece.controller) continue;
    if (!rule.test(g, scope, card)) continue;
    if (rule.downToZero) downToZero += rule.amount(g, scope, card);
    else sum += rule.amount(g, scope, card);
  }
  return floored(g, sum, downToZero);
}

/** The same sum as `power`, part by part. */
export function powerParts(g: Game, card: CardId): PowerPart[] {
  const piece = pieceOf(g, card);
  if (piece === null || isFaceDown(piece)) return [{ source: card, amount: defOf(g, card).power }];
  const parts: PowerPart[] = [];
  if (piece.as === 'minion') {
    parts.push({ source: card, amount: startingPower(g, card) });
    if (piece.counters > 0) parts.push({ source: NONE, amount: piece.counters });
  } else if (piece.as === 'titan' && piece.counters > 0) {
    parts.push({ source: NONE, amount: piece.counters });
  }
  const downToZero: PowerPart[] = [];
  for (const { rule, scope } of inForce(g)['more power']) {
    if (!rule.test(g, scope, card) || !reaches(g, scope, piece)) continue;
    const amount = rule.amount(g, scope, card);
    if (amount !== 0) (rule.downToZero ? downToZero : parts).push({ source: scope.self, amount });
  }
  // They take nothing off what is below zero without them (R9.1).
  const isBelowZero = parts.reduce((sum, { amount }) => sum + amount, 0) < 0;
  return isBelowZero && g.edition.belowZero ? parts : [...parts, ...downToZero];
}

/** A player's own cards are exempt when that player protects cards from others. */
function letsOwnPass({ rule, scope }: Active<RuleOf<'not affected'>>, controller: Seat): boolean {
  return rule.isFromOthers && scope.you === controller;
}

/** A change in power is a way of being affected (R9.2); no card forbids it in any other way. */
function reaches(g: Game, scope: Scope, { card, controller }: Piece): boolean {
  const { 'not affected': protection, 'ignores ability': ignoring } = inForce(g);
  if (ignoring.length > 0 && ignores(g, controller, scope.self)) return false;
  if (protection.length === 0 || scope.you === NONE) return true;
  if (scope.you === controller && protection.every((active) => letsOwnPass(active, controller))) return true;
  const goesOn = scope.since !== undefined;
  const cause = { card: scope.self, controller: scope.you, by: scope.you, goesOn };
  return forbidden(g, 'power', card, cause) === null;
}

/** The number printed on a card; in play another one may count as printed, of several the latest (R10.70). */
export function printedPower(g: Game, card: CardId): number {
  const { 'printed power': setting } = inForce(g);
  const printed = defOf(g, card).power;
  const piece = setting.length === 0 ? null : pieceOf(g, card);
  if (piece === null || isFaceDown(piece)) return printed;
  let latest = { value: printed, since: NONE };
  for (const { rule, scope, effect } of setting) {
    const since = effect?.since ?? scope.stamp;
    if (since < latest.since || !rule.test(g, scope, card) || !reaches(g, scope, piece)) continue;
    latest = { value: rule.value(g, scope), since };
  }
  return latest.value;
}

/** The printed number, unless a card changes it; the highest of several changes counts (R9.8). */
function startingPower(g: Game, card: CardId): number {
  let value = printedPower(g, card);
  const { 'starting power': raising, 'highest starting power': copying } = inForce(g);
  for (const { rule, scope } of raising)
    if (rule.test(g, scope, card)) value = Math.max(value, rule.value(g, scope));
  for (const { rule, scope } of copying)
    if (rule.test(g, scope, card)) value = Math.max(value, highestOf(g, rule.copies, scope, new Set([card])));
  return value;
}

/**
 * The highest starting power of these, without those that have been looked at. One that copies in its turn is looked up as
 * well; nothing is raised beyond the highest value that is no copy itself.
 */
function highestOf(g: Game, copies: CardTest, of: Scope, seen: Set<CardId>): number {
  let highest = 0;
  for (const model of g.state.table) {
    if (seen.has(model) || !copies(g, of, model)) continue;
    seen.add(model);
    highest = Math.max(highest, printedPower(g, model));
    const { 'starting power': raising, 'highest starting power': copying } = inForce(g);
    for (const { rule, scope } of raising)
      if (rule.test(g, scope, model)) highest = Math.max(highest, rule.value(g, scope));
    for (const { rule, scope } of copying)
      if (rule.test(g, scope, model)) highest = Math.max(highest, highestOf(g, rule.copies, scope, seen));
  }
  return highest;
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
  return powerBySeat(g, base, inForce(g)['in total'].length > 0);
}

/** `asTotals`: with what each minion counts for in its controller's total, which may be other than its power. */
function powerBySeat(g: Game, base: BaseId, asTotals: boolean): number[] {
  const { table, pieces, players } = g.state;
  const sums = zeros(players.length);
  for (const card of table) {
    const piece = pieces[card] ?? null;
    if (piece !== null && piece.base === base) {
      const amount = contribution(g, piece);
      sums[piece.controller] =
        (sums[piece.controller] ?? 0) + (asTotals ? counted(g, piece, amount) : amount);
    }
  }
  for (const { rule, scope } of inForce(g)['more total']) {
    for (let seat = 0; seat < sums.length; seat++) {
      sums[seat] = (sums[seat] ?? 0) + moreTotal(g, rule, scope, base, seat);
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
  switch (piece.as) {
    case 'minion':
    case 'titan':
      return powerInPlay(g, piece);
    case 'action':
      return isPowerForActions(g) ? powerInPlay(g, piece) : 0;
    default:
      return 0;
  }
}

function isPowerForActions(g: Game): boolean {
  for (const { rule } of inForce(g)['more power']) if (rule.isForActions) return true;
  return false;
}

/** What a card of that power counts for in its controller's total (R10.34); `each` hears of every rule that changes it. */
function counted(
  g: Game,
  piece: Piece,
  amount: number,
  each?: (source: CardId, change: number) => void,
): number {
  let value = amount;
  for (const order of TOTAL_ORDER) {
    for (const { rule, scope } of inForce(g)['in total']) {
      if (rule.order !== order || !rule.test(g, scope, piece.card) || !reaches(g, scope, piece)) continue;
      const next = rule.counts(g, scope, value, printedPower(g, piece.card));
      if (next !== value) each?.(scope.self, next - value);
      value = next;
    }
  }
  return value;
}

function moreTotal(
  g: Game,
  { at, whose, amount }: RuleOf<'more total'>,
  scope: Scope,
  base: BaseId,
  player: Seat,
): number {
  return at(g, scope, base) && player === whose(g, scope) ? amount(g, scope) : 0;
}

/** What a minion does not count for is there twice: as power, and taken off by the card that does so. */
export function totalParts(g: Game, base: BaseId, player: Seat): PowerPart[] {
  const parts: PowerPart[] = [];
  for (const card of g.state.table) {
    const piece = g.state.pieces[card] ?? null;
    if (piece === null || piece.base !== base || piece.controller !== player) continue;
    const amount = contribution(g, piece);
    if (piece.as === 'minion' || amount !== 0) parts.push({ source: card, amount });
    counted(g, piece, amount, (source, change) => parts.push({ source, amount: change }));
  }
  for (const { rule, scope } of inForce(g)['more total']) {
    const amount = moreTotal(g, rule, scope, base, player);
    if (amount !== 0) parts.push({ source: scope.self, amount });
  }
  return parts;
}

/** The combined power of all players at a base, which is compared with the breakpoint (R5.1). */
export function totalOfAll(g: Game, base: BaseId): number {
  let sum = 0;
  if (inForce(g)['more total'].length > 0) {
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
  for (const { rule, scope } of inForce(g)['more breakpoint'])
    if (rule.at(g, scope, base)) value += rule.amount(g, scope);
  return floored(g, value, 0);
}

export function breakpointParts(g: Game, base: BaseId): PowerPart[] {
  const parts: PowerPart[] = [{ source: base, amount: startingBreakpoint(g, base) }];
  for (const { rule, scope } of inForce(g)['more breakpoint']) {
    const amount = rule.at(g, scope, base) ? rule.amount(g, scope) : 0;
    if (amount !== 0) parts.push({ source: scope.self, amount });
  }
  return parts;
}

/** The values that cards set a base's starting breakpoint to, with their sources. */
export function startingBreakpoints(g: Game, base: BaseId): PowerPart[] {
  const values: PowerPart[] = [];
  for (const active of inForce(g)['starting breakpoint']) {
    const { rule, scope } = active;
    if (setsBreakpoint(g, active, base)) values.push({ source: scope.self, amount: rule.value(g, scope) });
  }
  return values;
}

function setsBreakpoint(
  g: Game,
  { rule, scope }: Active<RuleOf<'starting breakpoint'>>,
  base: BaseId,
): boolean {
  return rule.at(g, scope, base) && (!rule.ifLower || startsBelow(g, base, rule.value(g, scope)));
}

/** By print, or through another card. */
function startsBelow(g: Game, base: BaseId, least: number): boolean {
  if (defOf(g, base).breakpoint < least) return true;
  for (const active of inForce(g)['starting breakpoint']) {
    if (active.rule.value(g, active.scope) < least && setsBreakpoint(g, active, base)) return true;
  }
  return false;
}

/** R10.1: of several values the one that the current player chose holds. */
function startingBreakpoint(g: Game, base: BaseId): number {
  if (inForce(g)['starting breakpoint'].length === 0) return defOf(g, base).breakpoint;
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
  return inForce(g)['cannot score'].some(({ rule, scope }) => rule.test(g, scope, base));
}

export function isAnyReady(g: Game): boolean {
  for (const { base } of g.state.bases) if (isReady(g, base)) return true;
  return false;
}
