import { defOf, type Game } from '../game.ts';
import type { CardDef } from '../library/definitions.ts';
import type { CardId } from '../model/ids.ts';

/**
 * Fusion cards are minion and action in one. Out of play and on a base such a card has its minion side up; while it is
 * played as an action its action side is, and everything reads that.
 */
export type Side = 'minion' | 'action';
export const SIDES: readonly Side[] = ['minion', 'action'];

/** Out of play a fusion card is both. */
export function isOfKind({ kind, fusion }: CardDef, side: Side): boolean {
  return kind === side || fusion !== null;
}

export function showSide(g: Game, card: CardId, side: Side): void {
  const { fusion } = defOf(g, card);
  if (fusion !== null) g.state.defs[card] = fusion[side];
}

/** Reads something as it would be with that side up. */
export function withSide<T>(g: Game, card: CardId, side: Side, read: () => T): T {
  if (defOf(g, card).fusion === null) return read();
  const before = g.state.defs[card];
  showSide(g, card, side);
  try {
    return read();
  } finally {
    g.state.defs[card] = before;
  }
}

/** Is it true of the card as what it is asked for; null: as one or the other? */
export function isTrueAs(g: Game, card: CardId, side: Side | null, test: () => boolean): boolean {
  if (side !== null || defOf(g, card).fusion === null) return withSide(g, card, side ?? 'minion', test);
  return SIDES.some((either) => withSide(g, card, either, test));
}
