import {
  afterItScores,
  baseIsReplaced,
  bases,
  current,
  minions,
  players,
  runnersUp,
  there,
  whenever,
  winners,
} from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'The Grey Opal',
    'After this base scores, each player except the winner may move one of their minions here to another base.',
    afterItScores((c) => c.moveElsewhere(c.mayChoose(minions.here.yours, 'move')), {
      players: players.except(winners),
    }),
  ),

  base(
    'Tortuga',
    'After this base scores, the runner-up may move one of their minions to the base that replaces this one.',
    whenever(
      baseIsReplaced.here,
      (c) => c.move(c.mayChoose(minions.yours.at(bases.otherThan(there)), 'move'), there),
      {
        players: runnersUp,
      },
    ),
    current({
      text: 'After this base is replaced, the runner-up may move one of their minions from another base to the new base.',
    }),
  ),
];
