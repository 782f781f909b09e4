import { touch, type Game } from '../game.ts';
import { NONE, type CardId, type DefId } from '../model/ids.ts';
import type { TitanAside } from '../model/state.ts';
import { addCard } from './add-card.ts';
import { everybody } from './zones.ts';
import { nth } from '../model/nth.ts';

/** Titans that are not in play (R11.1, R11.7). Like what lies on the table they are replaced, never changed. */

/** Beside its owner's deck, without counters. */
export function setAside(g: Game, card: CardId, lastStay: number): void {
  g.state.aside?.push({ card, stamp: g.state.clock++, counters: 0, lastStay });
  touch(g);
}

/** One more titan in the game. */
export function addAside(g: Game, def: DefId, seat: number): CardId {
  const card = addCard(g, def, seat);
  g.state.known[card] = everybody(g);
  setAside(g, card, NONE);
  return card;
}

/** Removes a titan that is about to come into play from those set aside, and returns its entry. */
export function takeAside(g: Game, card: CardId): TitanAside | undefined {
  const { aside } = g.state;
  const at = aside?.findIndex((one) => one.card === card) ?? NONE;
  if (aside === undefined || at < 0) return undefined;
  const [taken] = aside.splice(at, 1);
  touch(g);
  return taken;
}

export function changeCountersAside({ state: { aside } }: Game, card: CardId, by: number): void {
  const at = aside?.findIndex((one) => one.card === card) ?? NONE;
  if (aside === undefined || at < 0) return;
  const { stamp, counters, lastStay } = nth(aside, at);
  aside[at] = { card, stamp, counters: counters + by, lastStay };
}
