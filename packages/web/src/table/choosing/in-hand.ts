import type { CardId } from '@smashup/engine';
import type { TableView } from '@smashup/referee/protocol';

/** The viewer holds that card. */
export function isInHand({ players, viewer }: TableView, card: CardId): boolean {
  const hand = players.find(({ seat }) => seat === viewer)?.hand ?? [];
  return hand.some((one) => one.card === card);
}
