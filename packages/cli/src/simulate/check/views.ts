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
import { at } from '../../lists.ts';
import { isSame } from './same-data.ts';
import { Violation } from './violation.ts';

/** What everybody sees, by seat, and last what a spectator sees. */
export function viewsOf(state: State): View[] {
  const viewers: Viewer[] = [...state.players.keys(), 'spectator'];
  return viewers.map((viewer) => smashUp.view(state, viewer));
}

/**
 * Non-interference: two states that differ only in what a seat cannot see look the same to it (design, section 7).
 */
export function checkViews(state: State, views: readonly View[]): void {
  const random = seedRandom(state.asked);
  for (const seen of views) {
    const { viewer } = seen;
    const other = smashUp.view(withHiddenSwapped(state, seen, random), viewer);
    if (!isSame(seen, other)) {
      throw new Violation(`${viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`} sees hidden cards`);
    }
  }
}

/** The same state, but the cards that the view does not show have changed places among themselves. */
function withHiddenSwapped(state: State, seen: View, random: RandomState): State {
  const other = { ...state, defs: state.defs.slice(), owners: state.owners.slice() };
  for (const cards of interchangeable(state, seen)) swap(state, other, cards, random);
  return other;
}

/**
 * The cards that the view does not show: bases, cards of players, and cards in limbo, whose owner everybody can see,
 * so that such a card changes places only with others of its owner.
 */
function interchangeable(state: State, seen: View): CardId[][] {
  const bases: CardId[] = [];
  const cards: CardId[] = [];
  const inLimbo: CardId[][] = state.players.map(() => []);
  seen.defs.forEach((def, card) => {
    if (def !== HIDDEN) return;
    const owner = at(state.owners, card);
    if (owner === NONE) bases.push(card);
    else if (state.limbo.includes(card)) at(inLimbo, owner).push(card);
    else cards.push(card);
  });
  return [bases, cards, ...inLimbo];
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
