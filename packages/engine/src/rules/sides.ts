import { defOf, type Game } from '../game.ts';
import type { CardDef } from '../library/definitions.ts';
import type { CardId } from '../model/ids.ts';
import { inForce } from './in-force.ts';

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

/** As what it comes into play. */
export function roleOf({ kind }: CardDef): Side | 'titan' {
  return kind === 'minion' || kind === 'titan' ? kind : 'action';
}

/** The game as it would be with that side of a card up, to be read: the game itself stays as it is. */
export function seenAs(g: Game, card: CardId, side: Side): Game {
  const { fusion } = defOf(g, card);
  if (fusion === null || g.state.defs[card] === fusion[side]) return g;
  const defs = g.state.defs.slice();
  defs[card] = fusion[side];
  // A card that is not in play brings nothing into force.
  return { ...g, state: { ...g.state, defs }, inForce: inForce(g) };
}

/** Is it true of the card as what it is asked for; null: as one or the other? */
export function isTrueAs(g: Game, card: CardId, side: Side | null, test: (seen: Game) => boolean): boolean {
  if (side !== null || defOf(g, card).fusion === null) return test(seenAs(g, card, side ?? 'minion'));
  return SIDES.some((either) => test(seenAs(g, card, either)));
}
