import { type Game, playerOf } from '../game.ts';
import type { CardId, Seat } from '../model/ids.ts';
import { randomBelow } from '../model/random.ts';
import { isHeard, nextBatch, notice } from './notice.ts';
import { happening, type Zone } from '../model/happening.ts';
import { crossBarrier, take, toDiscard } from './zones.ts';
import { nth } from '../model/nth.ts';

/** Discards cards that are not in play (R9.5), to their owners' piles (R9.4). `by` is the player who discards. */
export function discard(g: Game, cards: readonly CardId[], by: Seat, from: Seat): void {
  if (cards.length === 0) return;
  g.tell?.({ key: 'discard', told: 'before', player: from, cards });
  const zones = cards.map((card) => zoneOf(g, card, from));
  for (const card of cards) {
    take(g, card);
    toDiscard(g, card);
  }
  if (!isHeard(g, 'discarded')) return;
  const batch = nextBatch(g);
  cards.forEach((card, i) =>
    notice(g, happening('discarded', { card, player: by, zone: nth(zones, i), batch })),
  );
}

function zoneOf(g: Game, card: CardId, seat: Seat): Zone {
  const { hand, deck } = playerOf(g, seat);
  if (hand.includes(card)) return 'hand';
  return deck.includes(card) || g.state.limbo.includes(card) ? 'deck' : 'none';
}

/** Cards picked at random from a hand. */
export function randomFromHand(g: Game, seat: Seat, count: number): CardId[] {
  const rest = playerOf(g, seat).hand.slice();
  const picked: CardId[] = [];
  while (picked.length < count && rest.length > 0) {
    picked.push(...rest.splice(randomBelow(g.state.random, rest.length), 1));
  }
  crossBarrier(g);
  return picked;
}
