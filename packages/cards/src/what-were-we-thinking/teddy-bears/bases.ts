import {
  allTogether,
  aMinion,
  aMinionHere,
  beforeItScores,
  extraEachTurn,
  minions,
  ongoing,
  powerFor,
  thisTurn,
} from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Out in the Woods',
    'Before this base scores, each minion here gets +1 power until the end of the turn.',
    beforeItScores((c) => c.until('end of turn', powerFor(c.noteAll(minions.here), 1)), {
      players: allTogether,
    }),
  ),

  base(
    'Under the Bed',
    'Once on each of their turns, a player who has played a minion at another base this turn may play an extra minion of power 2 or less here.',
    ongoing(extraEachTurn(aMinionHere(2), thisTurn(aMinion.isPlayed.byYou.elsewhere))),
  ),
];
