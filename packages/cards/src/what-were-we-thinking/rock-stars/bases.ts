import {
  allTogether,
  aMinion,
  beforeItScores,
  here,
  it,
  minions,
  players,
  powerFor,
  type Verbs,
  whenever,
} from '@smashup/engine';
import { base } from './facts.ts';

const raiseIt = (c: Verbs) => c.until('end of turn', powerFor(c.note(it), 1));

export const theirBases = [
  base(
    'Lake Minnetonka',
    'After a player plays or moves a minion here, it gets +1 power until the end of the turn.',
    whenever(aMinion.isPlayed.here, raiseIt),
    whenever(aMinion.moves.here, raiseIt),
  ),

  base(
    'Palooza',
    'Before this base scores, each player may move one of their minions from another base to here.',
    beforeItScores(
      (c) => c.eachPlayer(players, () => c.move(c.mayChoose(minions.yours.elsewhere, 'move'), here)),
      { players: allTogether },
    ),
  ),
];
