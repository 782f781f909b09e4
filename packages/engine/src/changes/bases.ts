import { defOf, touch, type Game } from '../game.ts';
import { NONE, type BaseId } from '../model/ids.ts';
import { notice } from './notice.ts';
import { happening } from '../model/happening.ts';
import { changePiece } from './pieces.ts';
import { isBigBase } from '../rules/big-base.ts';
import { inForce } from '../rules/in-force.ts';
import { someBasesAreSetAside } from '../rules/table.ts';
import { traitsOf } from '../rules/traits.ts';
import {
  crossBarrier,
  everybody,
  isKnownToAll,
  learnAll,
  removeFrom,
  shuffleIdentities,
  type DeckEnd,
} from './zones.ts';

/** The base deck, and bases coming into and leaving play (R5.2, R5.8). */

/**
 * The top card of the base deck, which is renewed first if it is empty; NONE if there is none left. What is foretold in a
 * view ends before one that is not known there.
 */
export function takeBase(g: Game): BaseId {
  const { baseDeck } = g.state;
  renewBaseDeck(g);
  const base = baseDeck.at(-1) ?? NONE;
  if (base === NONE) return NONE;
  defOf(g, base);
  baseDeck.pop();
  crossBarrier(g);
  touch(g);
  return base;
}

/** The next base comes into play as an additional one (R5.8). */
export function addBase(g: Game): BaseId {
  const base = takeBase(g);
  if (base !== NONE) enterBase(g, base);
  return base;
}

/** An empty base deck is renewed from the base discard pile. */
export function renewBaseDeck(g: Game): void {
  const { baseDeck, baseDiscard } = g.state;
  if (baseDeck.length > 0 || baseDiscard.length === 0) return;
  baseDeck.push(...baseDiscard);
  baseDiscard.length = 0;
  shuffleBaseDeck(g);
}

export function shuffleBaseDeck(g: Game): void {
  shuffleIdentities(g, g.state.baseDeck);
  touch(g);
  crossBarrier(g);
  g.tell?.({ key: 'shuffle bases' });
}

/** Puts a base card into play, at that place among the bases. */
export function enterBase(g: Game, base: BaseId, at: number = g.state.bases.length): void {
  setBaseAside(g, base);
  const stamp = g.state.clock++;
  g.state.bases.splice(at, 0, { base, stamp, counters: 0, prevailing: NONE });
  g.state.known[base] = everybody(g);
  touch(g);
  g.tell?.({ key: 'base enters', base });
  if (g.state.turn.phase !== 'set-up') {
    notice(g, happening('base entered', { card: base, stamp, base, player: g.state.turn.player }));
  }
}

/** Takes a base card out of the base deck or the base discard pile, if it is in one of them. */
export function setBaseAside({ state }: Game, base: BaseId): void {
  if (!removeFrom(state.baseDeck, base)) removeFrom(state.baseDiscard, base);
}

/** Bases set aside go to the base discard pile. */
export function discardSetAside(g: Game, bases: readonly BaseId[]): void {
  g.state.baseDiscard.push(...bases);
}

/** Bases set aside, or out of the base discard pile, go onto the base deck, the last in the list outermost. */
export function putBasesBack(g: Game, bases: readonly BaseId[], end: DeckEnd): void {
  for (const base of bases) {
    setBaseAside(g, base);
    if (end === 'top') g.state.baseDeck.push(base);
    else g.state.baseDeck.unshift(base);
  }
  touch(g);
}

/** Takes a base out of play, to the base discard pile. Returns the place it had. */
export function discardBase(g: Game, base: BaseId): number {
  const at = g.state.bases.findIndex((inPlay) => inPlay.base === base);
  if (at < 0) return g.state.bases.length;
  g.state.bases.splice(at, 1);
  g.state.baseDiscard.push(base);
  touch(g);
  g.tell?.({ key: 'base leaves', base });
  return at;
}

/**
 * A base card takes the place of one in play, which goes to the base deck or, if it was destroyed or its round is over, to
 * the base discard pile. What is there stays where it is: it is neither moved nor played.
 */
export function exchangeBase(g: Game, old: BaseId, next: BaseId, to: 'deck' | 'discard'): void {
  const at = g.state.bases.findIndex((inPlay) => inPlay.base === old);
  if (at < 0) return;
  for (const piece of g.state.pieces) {
    if (piece !== null && piece.base === old) changePiece(g, piece, { base: next });
  }
  g.state.bases.splice(at, 1);
  (to === 'deck' ? g.state.baseDeck : g.state.baseDiscard).push(old);
  g.tell?.({ key: 'base leaves', base: old });
  enterBase(g, next, at);
}

/**
 * A card that lends the top base's abilities keeps that base face up, unless bases are being looked at right now. The next
 * Big Base always lies open (R14.3).
 */
export function turnUpTopBase(g: Game): void {
  // Before there are decks, nobody knows which cards take part.
  if (g.state.turn.phase === 'set-up' || !(isBigBase(g.state) || traitsOf(g).someLends)) return;
  const top = g.state.baseDeck.at(-1);
  if (top === undefined || isKnownToAll(g, top) || someBasesAreSetAside(g)) return;
  if (!isBigBase(g.state) && !isLent(g, top)) return;
  g.tell?.({ key: 'turn up', base: top });
  learnAll(g, top);
  touch(g);
}

function isLent(g: Game, base: BaseId): boolean {
  const { 'lends abilities': lends, 'top base face down': faceDown } = inForce(g);
  return faceDown.length === 0 && lends.some(({ rule, scope }) => rule.of?.(g, scope) === base);
}
