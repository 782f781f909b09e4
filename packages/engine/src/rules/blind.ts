import { HiddenCardError, inherit, openGame, type Game } from '../game.ts';
import { clone } from '../model/clone.ts';
import { NONE, type CardId, type Seat } from '../model/ids.ts';
import { isFaceDown } from '../model/face-down.ts';

/** A copy of the game without the faces of cards that a player does not know: reading one of them is a HiddenCardError. */
export function asKnownTo(g: Game, seat: Seat): Game {
  const state = clone(g.state);
  const { defs, known } = state;
  const hide = (cards: readonly CardId[]): void => {
    for (const card of cards) if (((known[card] ?? 0) & (1 << seat)) === 0) defs[card] = NONE;
  };
  for (const { hand, deck } of state.players) {
    hide(hand);
    hide(deck);
  }
  hide(state.baseDeck);
  for (const { cards, faceDown } of state.sharedDecks) if (faceDown) hide(cards);
  hide(state.table.filter((card) => isFaceDown(state.pieces[card])));
  hide(state.limbo);
  const blind = openGame(g.lib, state, g.influences);
  inherit(blind, g);
  return blind;
}

/** Null where the answer depends on a card that is face down there: nobody who sees the game like that can tell. */
export function unlessHidden<T>(ask: () => T): T | null {
  try {
    return ask();
  } catch (error) {
    if (error instanceof HiddenCardError) return null;
    throw error;
  }
}
