import type { Seat } from '@smashup/engine';
import type { BaseView, CardView } from '@smashup/referee/protocol';

interface CardAtBase extends CardView {
  readonly controller: Seat;
}

/** Everything that lies at a base, apart from it. */
export function cardsAt({ titans, minions, actions, buried }: BaseView): readonly CardAtBase[] {
  return [...titans, ...minions, ...actions, ...buried, ...minions.flatMap((minion) => minion.actions)];
}
