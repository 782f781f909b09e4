import {
  minions,
  morePower,
  oneForEvery,
  ongoing,
  scoredTotal,
  whenItScores,
  winners,
  you,
} from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Factory 436-1337',
    'When this base scores, the winner gains 1 VP for every 5 power they have here.',
    whenItScores((c) => c.gainVp(oneForEvery(5, scoredTotal(you))), { players: winners }),
  ),

  base('The Central Brain', 'Each minion here has +1 power.', ongoing(morePower(minions.here, 1))),
];
