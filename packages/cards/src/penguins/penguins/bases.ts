import {
  aMinion,
  atStartOfYourTurn,
  currentPlayer,
  equal,
  here,
  minions,
  whenever,
  whoDidIt,
} from '@smashup/engine';
import { base } from './facts.ts';
import { tumbleIn } from './tumble-in.ts';

export const theirBases = [
  base(
    'Ice Floe',
    'At the start of each player’s turn, that player may place one of their minions here on the bottom of its owner’s deck. If they do, they play a minion off the top of their deck here.',
    atStartOfYourTurn((c) =>
      c.to(c.place(c.mayChoose(minions.here.yours, 'to the bottom'), 'deck bottom'), () => tumbleIn(c, here)),
    ),
  ),

  base(
    'The Colony',
    'After a player plays their first minion here on each of their turns, they may play a minion off the top of their deck here.',
    whenever(aMinion.isPlayed.here.where(equal(whoDidIt, currentPlayer)).firstInTurn('player'), (c) =>
      c.may(() => tumbleIn(c, here)),
    ),
  ),
];
