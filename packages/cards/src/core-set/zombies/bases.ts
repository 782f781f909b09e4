import { afterItScores, minions, players, whenItScores, winners, yourHand } from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Evans City Cemetery',
    'After this base scores, the winner discards their hand and draws five cards.',
    afterItScores(
      (c) => {
        c.discard(yourHand);
        c.draw(5);
      },
      { players: winners },
    ),
  ),

  base(
    'Rhodes Plaza Mall',
    'When this base scores, each player gains 1 VP for each minion they have here.',
    whenItScores((c) => c.gainVp(minions.here.yours.count), { players }),
  ),
];
