import { afterItScores, current, itInPlay, minions, whenever, winners } from '@smashup/engine';
import { firstMinionHere } from '../shared-bases.ts';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Golem Schloß',
    'After this base scores, the winner places a +1 power counter on each of their minions.',
    afterItScores((c) => c.placeCounters(minions.yours), { players: winners }),
  ),

  base(
    'Laboratorium',
    'The first minion played here in each turn gets a +1 power counter.',
    whenever(firstMinionHere, (c) => c.placeCounters(itInPlay)),
    current({
      text: 'After the first minion of each turn is played here, its controller places a +1 power counter on it.',
    }),
  ),
];
