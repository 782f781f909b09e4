import {
  allTogether,
  aMinion,
  bases,
  beforeItScores,
  here,
  minions,
  players,
  powerFor,
  whenever,
} from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Great White North, Eh?',
    'Before this base scores, each player may move one of their minions from here to another base. That minion has +1 power until the end of the turn.',
    beforeItScores(
      (c) =>
        c.eachPlayer(players, () =>
          c.to(c.moveElsewhere(c.mayChoose(minions.here.yours, 'move')), (mover) =>
            c.until('end of turn', powerFor(mover, 1)),
          ),
        ),
      { players: allTogether },
    ),
  ),

  base(
    'Strategic Syrup Reserve',
    'After a player plays a minion here, they may move another player’s minion here from a base where they have a minion.',
    whenever(aMinion.isPlayed.here, (c) =>
      c.move(c.mayChoose(minions.ofOthers.at(bases.withYours.otherThan(here)), 'move'), here),
    ),
  ),
];
