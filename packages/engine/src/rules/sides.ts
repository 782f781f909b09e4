import { defOf, type Game } from '../game.ts';
import type { CardDef } from '../library/definitions.ts';
import type { CardId } from '../model/ids.ts';
import { inForce } from './in-force.ts';

/**
 * Fusion cards are minion and action in one. Out of play and on a base such a card has its minion side up; while it
 * is played as an action its action side is up, and everything reads that.
 */
export type Side = 'minion' | 'action';
export const SIDES: readonly Side[] = ['minion', 'action'];

/** Out of play a fusion card is both. */
export function isOfKind({ kind, fusion }: CardDef, side: Side): boolean {
  return kind === side || fusion !== null;
}

/**
 * An action that does not stay in play, nor puts itself into stasis (R17.1); the edition says whether one that buries itself
 * is among them (R3.1).
 */
export function isStandardAction({ edition }: Game, { play, onPlay }: CardDef): boolean {
  if (play !== 'standard') return false;
  if (onPlay.some(({ script }) => script.leavesBy === 'into stasis')) return false;
  const buriesItself = onPlay.some(({ script }) => script.leavesBy === 'buried');
  return !buriesItself || edition.selfBuryingAction === 'standard';
}

/** What it comes into play as. */
export function roleOf({ kind }: CardDef): Side | 'titan' {
  return kind === 'minion' || kind === 'titan' ? kind : 'action';
}

/** The game as it would be with that side of a card up, for reading only: the game itself is unchanged. */
export function seenAs(g: Game, card: CardId, side: Side): Game {
  const { fusion } = defOf(g, card);
  if (fusion === null || g.state.defs[card] === fusion[side]) return g;
  const defs = g.state.defs.slice();
  defs[card] = fusion[side];
  // A card that is not in play brings nothing into force.
  return { ...g, state: { ...g.state, defs }, inForce: inForce(g) };
}

/** Does it hold for the card as the type asked for; null: as either? */
export function isTrueAs(g: Game, card: CardId, side: Side | null, test: (seen: Game) => boolean): boolean {
  if (side !== null || defOf(g, card).fusion === null) return test(seenAs(g, card, side ?? 'minion'));
  return SIDES.some((either) => test(seenAs(g, card, either)));
}
