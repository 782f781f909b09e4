import type { CardId } from '@smashup/engine';
import type { CardView, TableView } from '@smashup/referee/protocol';

/** Cards in no zone for the moment, but for those that a duel shows: laid for it, or what it is fought for. */
export function looseCards({ limbo, duel }: Pick<TableView, 'limbo' | 'duel'>): readonly CardView[] {
  if (duel === null) return limbo;
  const shown = new Set<CardId | undefined>([duel.source?.card, ...duel.sides.map(({ laid }) => laid?.card)]);
  return limbo.filter(({ card }) => !shown.has(card));
}
