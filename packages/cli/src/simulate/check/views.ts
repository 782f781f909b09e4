import { smashUp } from '@smashup/cards';
import {
  HIDDEN,
  NONE,
  seedRandom,
  shuffleInPlace,
  type CardId,
  type RandomState,
  type State,
  type View,
  type Viewer,
} from '@smashup/engine';
import { at, range } from '../../lists.ts';
import { Violation } from './violation.ts';

/**
 * Non-interference: two states that differ only in what a seat cannot see look the same to it (design, section 7).
 */
export function checkViews(state: State): void {
  const viewers: Viewer[] = [...state.players.keys(), 'spectator'];
  const random = seedRandom(state.asked);
  for (const viewer of viewers) {
    const seen = smashUp.view(state, viewer);
    const other = smashUp.view(withHiddenSwapped(state, seen, random), viewer);
    if (JSON.stringify(seen) !== JSON.stringify(other)) {
      throw new Violation(`${viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`} sees hidden cards`);
    }
  }
}

/** The same state, but the cards that the view does not show have changed places among themselves. */
function withHiddenSwapped(state: State, seen: View, random: RandomState): State {
  const other = smashUp.clone(state);
  const hidden = range(state.defs.length).filter((card) => seen.defs[card] === HIDDEN);
  const isBase = (card: CardId): boolean => state.owners[card] === NONE;
  // Whose card lies in limbo everybody can see, so such a card changes places only with others of its owner.
  const groups = [
    hidden.filter(isBase),
    hidden.filter((card) => !isBase(card) && !state.limbo.includes(card)),
    ...state.players.map((_, seat) =>
      hidden.filter((card) => state.limbo.includes(card) && state.owners[card] === seat),
    ),
  ];
  for (const cards of groups) swap(state, other, cards, random);
  return other;
}

function swap(from: State, to: State, cards: readonly CardId[], random: RandomState): void {
  const order = cards.slice();
  shuffleInPlace(random, order);
  cards.forEach((card, i) => {
    const source = at(order, i);
    to.defs[card] = at(from.defs, source);
    to.owners[card] = at(from.owners, source);
  });
}
