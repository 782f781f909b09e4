import { afterItScores, aMinion, current, it, minions, owner, whenever, winners } from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'The Homeworld',
    'After a minion is played here, its owner may play an extra minion of power 2 or less.',
    whenever(aMinion.isPlayed.here, (c) => c.extraMinion({ powerAtMost: 2 }), {
      players: owner(it),
    }),
    current(
      {
        text: 'Once per turn, after a player plays a minion here, that player may play an extra minion of power 2 or less.',
      },
      whenever(aMinion.isPlayed.here, (c) => c.extraMinion({ powerAtMost: 2 }), {
        limit: 'once per turn',
      }),
    ),
  ),

  base(
    'The Mothership',
    'After this base scores, the winner may return one of their minions of power 3 or less here to their hand.',
    afterItScores((c) => c.return(c.mayChoose(minions.here.yours.powerAtMost(3), 'return')), {
      players: winners,
    }),
  ),
];
