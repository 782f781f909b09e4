import { aMinion, here, it, itInPlay, minions, whenever } from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Tornado Alley',
    'After a player plays their first minion of a turn here, they may move another minion from another base to here.',
    whenever(aMinion.isPlayed.here.firstInTurn('player'), (c) =>
      c.move(c.mayChoose(minions.elsewhere.except(it), 'move'), here),
    ),
  ),

  base(
    'Trailer Park',
    'After a player moves a minion here, they place a +1 power counter on it.',
    whenever(aMinion.moves.here, (c) => c.placeCounters(itInPlay)),
  ),
];
