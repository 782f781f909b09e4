import { actions, afterItScores, minions, morePower, ongoing, winners } from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Monkey Lab',
    'Each minion here has +1 power for each action on it.',
    ongoing(morePower(minions.here, (minion) => actions.on(minion).count)),
  ),

  base(
    'Primate Park',
    'After this base scores, the winner may return any number of their actions on minions here to their hand.',
    afterItScores((c) => c.return(c.chooseAny(actions.yours.on(minions.here), 'return')), {
      players: winners,
    }),
  ),
];
