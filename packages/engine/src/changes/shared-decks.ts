import type { Game } from '../game.ts';
import { happening } from '../model/happening.ts';
import { TABLE, type CardId, type Seat } from '../model/ids.ts';
import { sharedDeckOf } from '../rules/table.ts';
import { isHeard, nextBatch, notice } from './notice.ts';
import { openlyToHand, take } from './zones.ts';

/** From the shared deck of that name into a hand, in view of all, as many as there are (R12.1). */
export function drawShared(g: Game, name: string, seat: Seat, count: number): CardId[] {
  const pile = sharedDeckOf(g, name);
  const drawn = pile.slice(Math.max(0, pile.length - count)).toReversed();
  for (const card of drawn) {
    pile.pop();
    openlyToHand(g, card, seat);
  }
  if (drawn.length === 0) return drawn;
  g.tell?.({ key: 'draw shared', player: seat, cards: drawn, deck: name });
  if (isHeard(g, 'drawn shared')) {
    const batch = nextBatch(g);
    for (const card of drawn)
      notice(g, happening('drawn shared', { card, player: seat, controller: seat, as: 'action', batch }));
  }
  return drawn;
}

/** Cards of the shared deck of that name go back there from wherever they are out of play. */
export function returnShared(g: Game, name: string, cards: readonly CardId[], by: Seat): void {
  if (cards.length === 0) return;
  const pile = sharedDeckOf(g, name);
  for (const card of cards) {
    take(g, card);
    g.state.owners[card] = TABLE;
    g.state.known[card] = 0;
    pile.push(card);
  }
  g.tell?.({ key: 'return shared', player: by, cards, deck: name });
}
