import {
  aMinion,
  byOthersThanItsController,
  cannotBe,
  minions,
  ongoing,
  whenever,
  yourDiscardPile,
} from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Converted Cave',
    'Minions of power 2 or less here cannot be destroyed by anybody but their controllers.',
    ongoing(cannotBe(['destroy'], minions.here.powerAtMost(2), byOthersThanItsController)),
  ),

  base(
    'Crystal Fortress',
    'After a player plays a minion here, they may place a minion from their discard pile on the bottom of their deck.',
    whenever(aMinion.isPlayed.here, (c) =>
      c.toDeck(c.mayChoose(yourDiscardPile.minions, 'to the bottom'), 'deck bottom'),
    ),
  ),
];
