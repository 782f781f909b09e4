import type { Library } from '../library/library.ts';
import type { Seat } from '../model/ids.ts';
import { nth } from '../model/nth.ts';
import { deckList } from '../rules/composition.ts';
import { HIDDEN, type View } from './view.ts';

/**
 * The definitions of that seat's own cards that the viewer cannot place outside the seat's deck, in the order of the
 * library: what is left in the deck, together with what lies face down elsewhere. It is made from the view alone.
 */
export function leftInDeck(lib: Library, view: View, seat: Seat): number[] {
  const { config, defs, owners, memories, players } = view;
  const player = players[seat];
  if (player === undefined || defs.length === 0) return [];
  const deck = new Set(player.deck);
  const elsewhere = new Map<number, number>();
  for (let card = 0; card < defs.length; card++) {
    const def = nth(defs, card);
    if (def === HIDDEN || owners[card] !== seat || deck.has(card) || memories.includes(card)) continue;
    // A card is in the list as what it is dealt as, whichever side of it is in play.
    const dealt = nth(lib.defs, def).fusion?.minion ?? def;
    elsewhere.set(dealt, (elsewhere.get(dealt) ?? 0) + 1);
  }
  return deckList(lib, config, player.factions)
    .filter((def) => {
      const count = elsewhere.get(def) ?? 0;
      elsewhere.set(def, count - 1);
      return count <= 0;
    })
    .toSorted((a, b) => a - b);
}
