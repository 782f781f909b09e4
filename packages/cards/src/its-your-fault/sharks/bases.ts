import { aMinion, atLeast, current, it, minions, power, whenever } from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Shark Reef',
    'After a player destroys a minion here, they may place a +1 power counter on one of their minions.',
    whenever(aMinion.isDestroyed.here, (c) => c.placeCounters(c.mayChoose(minions.yours, 'counter'))),
  ),

  base(
    'The Deep',
    'After a player plays a minion of power 4 or more here, they may destroy a minion with less power here.',
    whenever(aMinion.isPlayed.here, (c) =>
      c.if(atLeast(power(it), 4), () =>
        c.destroy(c.mayChoose(minions.here.powerBelow(power(it)), 'destroy')),
      ),
    ),
    current({
      text: 'After a player plays a minion here, if its power is 4 or more, they may destroy a minion with less power here.',
    }),
  ),
];
