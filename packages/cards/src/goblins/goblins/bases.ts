import { afterItScores, aMinion, itInPlay, players, whenever, yourHand } from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Goblin Caves',
    'Special: After this base scores, each player who has a minion here may flip a coin. Heads: They gain 1 VP. Tails: They discard two cards.',
    afterItScores(
      (c) =>
        c.may(() =>
          c.if(
            c.flipCoin(),
            () => c.gainVp(1),
            () => c.discard(c.chooseExactly(2, yourHand, 'discard')),
          ),
        ),
      { players: players.withMinionHere },
    ),
  ),

  base(
    'Goblin Town',
    'After a player plays a minion here, they flip a coin. Heads: They place a +1 power counter on it.',
    whenever(aMinion.isPlayed.here, (c) => c.if(c.flipCoin(), () => c.placeCounters(itInPlay))),
  ),
];
