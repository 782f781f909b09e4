import {
  aMinion,
  discardPilesOf,
  insteadOfDiscardPile,
  it,
  minions,
  ongoing,
  owner,
  players,
  whenever,
} from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Innsmouth',
    'After a minion is played here, its owner may put a card from any discard pile on the bottom of that card’s owner’s deck.',
    whenever(
      aMinion.isPlayed.here,
      (c) => c.toDeck(c.mayChoose(discardPilesOf(players), 'to the bottom'), 'deck bottom'),
      {
        players: owner(it),
      },
    ),
  ),

  base(
    'Ritual Site',
    'Minions that would be discarded from here after scoring are shuffled into their owners’ decks instead.',
    ongoing(insteadOfDiscardPile(minions.here, 'cleared away', 'deck shuffled')),
  ),
];
