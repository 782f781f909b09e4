import type { Game } from '../game.ts';
import { happening, type Zone } from '../model/happening.ts';
import type { CardId, Seat } from '../model/ids.ts';
import { isHeard, nextBatch, notice } from './notice.ts';

/** Cards have come into that player's hand, out of play or out of a discard pile. */
export function noticeToHand(g: Game, cards: readonly CardId[], player: Seat, zone: Zone): void {
  if (cards.length === 0 || !isHeard(g, 'to hand')) return;
  const batch = nextBatch(g);
  for (const card of cards)
    notice(g, happening('to hand', { card, player, controller: player, zone, batch }));
}
