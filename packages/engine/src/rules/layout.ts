import { defOf, type Game } from '../game.ts';
import type { Place } from '../library/definitions.ts';
import { ExactSizeList } from '../model/exact-size-list.ts';
import { NONE, type BaseId, type CardId } from '../model/ids.ts';
import { isFaceDown } from '../model/face-down.ts';

/** What lies on the table, by what can be done with it. Each list is made on demand. */
export interface Layout {
  bases: readonly BaseId[] | null;
  /** Every base, and every minion, as places for cards. */
  basePlaces: readonly Place[] | null;
  minionPlaces: readonly Place[] | null;
  /** Bases and cards in play that have talents and the like. */
  usable: readonly CardId[] | null;
}

function layoutOf(g: Game): Layout {
  g.layout ??= { bases: null, basePlaces: null, minionPlaces: null, usable: null };
  return g.layout;
}

/** Every base in play. */
export function basesInPlay(g: Game): readonly BaseId[] {
  const layout = layoutOf(g);
  layout.bases ??= g.state.bases.map(({ base }) => base);
  return layout.bases;
}

export function basePlaces(g: Game): readonly Place[] {
  const layout = layoutOf(g);
  layout.basePlaces ??= g.state.bases.map(({ base }) => ({ base, on: NONE }));
  return layout.basePlaces;
}

export function minionPlaces(g: Game): readonly Place[] {
  const layout = layoutOf(g);
  layout.minionPlaces ??= findMinions(g);
  return layout.minionPlaces;
}

/** Bases and cards in play with abilities that can be used. */
export function usableCards(g: Game): readonly CardId[] {
  const layout = layoutOf(g);
  layout.usable ??= findUsable(g);
  return layout.usable;
}

function findMinions({ state }: Game): Place[] {
  places.begin();
  for (const card of state.table) {
    const piece = state.pieces[card] ?? null;
    if (piece !== null && piece.as === 'minion') places.add({ base: piece.base, on: card });
  }
  return places.list();
}

const places = new ExactSizeList<Place>();

function findUsable(g: Game): CardId[] {
  cards.begin();
  for (const { base } of g.state.bases) if (defOf(g, base).usable.length > 0) cards.add(base);
  for (const card of g.state.table) {
    if (defOf(g, card).usable.length > 0 && !isFaceDown(g.state.pieces[card])) cards.add(card);
  }
  return cards.list();
}

const cards = new ExactSizeList<CardId>();
