import type { Game } from '../game.ts';
import { NONE, type CardId, type Seat } from '../model/ids.ts';
import { nextBatch, notice } from './notice.ts';
import { happening } from '../model/happening.ts';
import { openlyToHand, secretlyToHands, take, type Gift } from './zones.ts';
import { nth } from '../model/nth.ts';

/**
 * Places cards from a player's hand into other players' hands, unseen by the rest. Returns their numbers from now on.
 */
export function handOver(g: Game, from: Seat, gifts: readonly Gift[]): CardId[] {
  const batch = nextBatch(g);
  const given = secretlyToHands(g, gifts, from);
  given.forEach((card, i) => {
    const { to } = nth(gifts, i);
    g.tell?.({ key: 'hand over', player: from, other: to, cards: [card], seenBy: [from, to] });
    notice(g, happening('handed over', { card, player: from, controller: to, zone: 'hand', batch }));
  });
  return given;
}

/** A card that everybody sees, such as an action just played, goes to another player's hand. */
export function handOverOpenly(g: Game, from: Seat, { card, to }: Gift): void {
  take(g, card);
  openlyToHand(g, card, to);
  g.tell?.({ key: 'hand over', player: from, other: to, cards: [card] });
  notice(g, happening('handed over', { card, player: from, controller: to, cause: NONE, zone: 'none' }));
}
