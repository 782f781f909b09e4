import { aMinion, aMinionHere, extraEachTurn, it, ongoing, whenever, yourHand } from '@smashup/engine';
import { isHereForTheTurn } from '../../for-the-turn.ts';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'USS Banner',
    'On their turn, each player may play an extra minion of power 2 or less here. At the end of the turn, if it is still theirs, it goes on top of their deck.',
    ongoing(extraEachTurn(aMinionHere(2))),
    whenever(aMinion.isPlayed.here.withItsExtra, (c) => isHereForTheTurn(c, it, 'deck top')),
  ),

  base(
    "G.I. Gerald's Base",
    'Once per turn, after a player plays a minion here, they may draw a card, then put a card from their hand on the bottom of their deck.',
    whenever(aMinion.isPlayed.here, (c) =>
      c.mayOncePerTurn(() => {
        c.draw(1);
        c.fromHandToDeck(c.choose(yourHand, 'to the bottom'), 'bottom');
      }),
    ),
  ),
];
