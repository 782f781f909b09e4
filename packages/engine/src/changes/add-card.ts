import { type Game, playerOf } from '../game.ts';
import { NONE, TABLE, type Seat, type DefId } from '../model/ids.ts';

/**
 * One more card or base in the game, in no zone yet and known to nobody; returns its number. In a draft, games are read
 * before there are any.
 */
export function addCard(g: Game, def: DefId, owner: Seat): number {
  const { defs, owners, known, pieces } = g.state;
  g.traits = null;
  defs.push(def);
  owners.push(owner);
  known.push(0);
  pieces.push(null);
  return defs.length - 1;
}

export function addToDeck(g: Game, def: DefId, seat: Seat): void {
  playerOf(g, seat).deck.push(addCard(g, def, seat));
}

/** A pile beside the bases, in view of all or face down (R12.1). */
export function addSharedDeck(g: Game, name: string, defs: readonly DefId[], isFaceDown: boolean): void {
  const cards = defs.map((def) => addCard(g, def, TABLE));
  g.state.sharedDecks.push(isFaceDown ? { name, cards, faceDown: true } : { name, cards });
}

export function addToBaseDeck(g: Game, def: DefId): void {
  g.state.baseDeck.push(addCard(g, def, NONE));
}
