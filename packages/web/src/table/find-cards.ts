import type { Seat, CardId } from '@smashup/engine';
import type { BaseView, CardView, TableView } from '@smashup/referee/protocol';

interface CardAtBase extends CardView {
  readonly controller: Seat;
}

/** Everything that lies at a base, apart from it. */
export function cardsAt({ titans, minions, actions, buried }: BaseView): readonly CardAtBase[] {
  return [...titans, ...minions, ...actions, ...buried, ...minions.flatMap((minion) => minion.actions)];
}

/** The viewer holds that card. */
export function isInHand({ players, viewer }: TableView, card: CardId): boolean {
  const hand = players.find(({ seat }) => seat === viewer)?.hand ?? [];
  return hand.some((one) => one.card === card);
}
