import {
  aMinion,
  and,
  atMost,
  currentPlayer,
  equal,
  here,
  it,
  itsPower,
  onYourTurn,
  owner,
  whenever,
  yourDiscardPile,
} from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Boneyard',
    'Once on each of their turns, after a minion of power 3 or less that they own goes to the discard pile from another base, a player may bury it here.',
    whenever(
      aMinion.goesToDiscardPile.elsewhere.where(and(atMost(itsPower, 3), equal(owner(it), currentPlayer))),
      (c) => c.mayOncePerTurn(() => c.bury(yourDiscardPile.amongThese(it), here)),
      { players: currentPlayer },
    ),
  ),

  base(
    'Ossuary',
    'Once on each of their turns, a player may bury a minion of power 3 or less from their discard pile here.',
    onYourTurn((c) => c.bury(c.choose(yourDiscardPile.minions.powerAtMost(3), 'bury'), here)),
  ),
];
