import { defOf, type Game } from '../game.ts';
import type { CardId } from '../model/ids.ts';
import type { Side } from '../rules/sides.ts';

/** Turns that side of a fusion card up. */
export function showSide(g: Game, card: CardId, side: Side): void {
  const { fusion } = defOf(g, card);
  if (fusion !== null) g.state.defs[card] = fusion[side];
}
