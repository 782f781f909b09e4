import { type Game, playerOf } from '../game.ts';
import type { Cause } from '../library/definitions.ts';
import type { Affecting, DeckUse } from '../model/editions.ts';
import type { BaseId, CardId, Seat } from '../model/ids.ts';
import { forbidden } from './forbidden.ts';
import { asideOf, isBaseInPlay, pieceOf } from './table.ts';

/** Could that be done to a card now? The same tests as in changes/, for callers that only want to know. */

export function canBe(g: Game, verb: Affecting, card: CardId, cause: Cause): boolean {
  if (verb === 'power' && isOwnAside(g, card, cause)) return true;
  return pieceOf(g, card) !== null && forbidden(g, verb, card, cause) === null;
}

/** A titan that is set aside, as its own ability sees it: no other ability reaches it there (R11.1). */
export function isOwnAside(g: Game, card: CardId, cause: Cause): boolean {
  return cause.card === card && asideOf(g, card) !== undefined;
}

export function canMoveTo(g: Game, card: CardId, to: BaseId, cause: Cause): boolean {
  const piece = pieceOf(g, card);
  if (piece === null || piece.base === to || !isBaseInPlay(g, to)) return false;
  return forbidden(g, piece.as === 'action' ? 'transfer' : 'move', card, cause, to) === null;
}

/** An empty deck is renewed before a card is taken from it, for what the edition says (R2.1). */
export function hasCardsToTake(g: Game, seat: Seat, to: DeckUse): boolean {
  const { deck, discard } = playerOf(g, seat);
  return deck.length > 0 || (discard.length > 0 && g.edition.deckRenewedTo.includes(to));
}
