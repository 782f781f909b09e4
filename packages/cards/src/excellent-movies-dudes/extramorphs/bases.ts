import {
  aMinion,
  allTogether,
  beforeItScores,
  currentPlayer,
  here,
  itInPlay,
  minions,
  players,
  whenever,
  type Verbs,
} from '@smashup/engine';
import { base } from './facts.ts';
import { hatch } from './hatch.ts';

/** Those of them who have a minion here when their turn to play comes. */
function offerHatching(c: Verbs, who: typeof players): void {
  c.eachPlayer(who, () => c.if(minions.here.yours.exist, () => c.may(() => hatch(c, here))));
}

export const theirBases = [
  base(
    'Ancient Crashed Ship',
    'After a player plays a minion here from anywhere but their hand, place a +1 power counter on it.',
    whenever(aMinion.isPlayed.here.outOf('deck', 'discard', 'buried', 'stored', 'stasis'), (c) =>
      c.placeCounters(itInPlay),
    ),
  ),

  base(
    'Brood Hive',
    'Before this base scores, each player with a minion here may play an extra minion here off the top of their deck, starting to the left of the current player.',
    beforeItScores(
      (c) => {
        offerHatching(c, players.except(currentPlayer));
        offerHatching(c, players.amongThese(currentPlayer));
      },
      { players: allTogether },
    ),
  ),
];
