import type { Seat, CardId } from '@smashup/engine';
import type { BaseView, CardView, PlayerView, TableView } from '@smashup/referee/protocol';

interface CardAtBase extends CardView {
  readonly controller: Seat;
}

/** Everything that lies at a base, apart from it. */
export function cardsAt({ titans, minions, actions, buried }: BaseView): readonly CardAtBase[] {
  return [...titans, ...minions, ...actions, ...buried, ...minions.flatMap((minion) => minion.actions)];
}

/** What lies beside a player and at no base: titans set aside (R11.1), cards in stasis (R17). */
export function asideOf({ titans, stasis = [] }: PlayerView): readonly CardView[] {
  return [...titans, ...stasis];
}

/** The viewer holds that card. */
export function isInHand({ players, viewer }: TableView, card: CardId): boolean {
  const hand = players.find(({ seat }) => seat === viewer)?.hand ?? [];
  return hand.some((one) => one.card === card);
}
