import type { Game } from '../game.ts';
import { NONE, type CardId, type Seat } from '../model/ids.ts';
import { tell } from './log.ts';
import { happening, nextBatch, notice } from './notice.ts';
import { openlyToHand, secretlyToHand, take } from './zones.ts';

export interface Gift {
  readonly card: CardId;
  readonly to: Seat;
}

/** Places cards of one's hand into other players' hands, unseen by the rest. */
export function handOver(g: Game, from: Seat, gifts: readonly Gift[]): void {
  const batch = nextBatch(g);
  for (const gift of gifts) {
    const { to } = gift;
    const card = secretlyToHand(g, gift.card, from, to);
    tell(g, () => ({ key: 'hand over', player: from, other: to, cards: [card], seenBy: [from, to] }));
    notice(g, happening('handed over', { card, player: from, controller: to, zone: 'hand', batch }));
  }
}

/** A card that everybody sees, such as an action just played, goes to another player's hand. */
export function handOverOpenly(g: Game, from: Seat, { card, to }: Gift): void {
  take(g, card);
  openlyToHand(g, card, to);
  tell(g, () => ({ key: 'hand over', player: from, other: to, cards: [card] }));
  notice(g, happening('handed over', { card, player: from, controller: to, cause: NONE, zone: 'none' }));
}
