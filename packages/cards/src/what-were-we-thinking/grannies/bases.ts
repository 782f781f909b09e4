import { afterItScores, allTogether, aMinion, minions, players, whenever } from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    "Grandma's House",
    'After a player plays a minion here, they look at the top card of their deck and put it back on the top or the bottom.',
    whenever(aMinion.isPlayed.here, (c) => c.putBack(c.lookAt(1), 'either end')),
  ),

  base(
    'Retirement Community',
    'After this base scores, each player may put one of their minions here on the top or the bottom of their deck.',
    afterItScores(
      (c) => c.eachPlayer(players, () => c.place(c.mayChoose(minions.here.yours, 'place'), 'either end')),
      { players: allTogether },
    ),
  ),
];
