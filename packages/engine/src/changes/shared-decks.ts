import type { Game } from '../game.ts';
import { happening } from '../model/happening.ts';
import { TABLE, type CardId, type Seat } from '../model/ids.ts';
import { isSharedFaceDown, sharedDeckOf } from '../rules/table.ts';
import { isHeard, nextBatch, notice } from './notice.ts';
import { crossBarrier, openlyToHand, quietlyToHand, shuffleIdentities, take } from './zones.ts';

/** From the shared deck of that name into a hand, as many as there are (R12.1): in view of all unless it lies face down. */
export function drawShared(g: Game, name: string, seat: Seat, count: number): CardId[] {
  const pile = sharedDeckOf(g, name);
  const drawn = pile.slice(Math.max(0, pile.length - count)).toReversed();
  const isHidden = isSharedFaceDown(g, name);
  for (const card of drawn) {
    pile.pop();
    if (isHidden) quietlyToHand(g, card, seat);
    else openlyToHand(g, card, seat);
  }
  if (drawn.length === 0) return drawn;
  const seen = isHidden ? { seenBy: [seat] } : {};
  g.tell?.({ key: 'draw shared', player: seat, cards: drawn, deck: name, ...seen });
  if (isHeard(g, 'drawn shared')) {
    const batch = nextBatch(g);
    for (const card of drawn)
      notice(g, happening('drawn shared', { card, player: seat, controller: seat, as: 'action', batch }));
  }
  return drawn;
}

/** Cards of the shared deck of that name go back there, in view of all, from wherever they are out of play. */
export function returnShared(g: Game, name: string, cards: readonly CardId[], by: Seat): void {
  if (cards.length === 0) return;
  const pile = sharedDeckOf(g, name);
  const isHidden = isSharedFaceDown(g, name);
  if (isHidden) g.tell?.({ key: 'return shared', told: 'before', player: by, cards, deck: name });
  for (const card of cards) {
    take(g, card);
    g.state.owners[card] = TABLE;
    g.state.known[card] = 0;
    pile.push(card);
  }
  if (isHidden) shuffleShared(g, name);
  else g.tell?.({ key: 'return shared', told: 'after', player: by, cards, deck: name });
}

/** Nobody knows any longer what lies where in it. */
export function shuffleShared(g: Game, name: string): void {
  shuffleIdentities(g, sharedDeckOf(g, name));
  crossBarrier(g);
  g.tell?.({ key: 'shuffle shared', deck: name });
}
