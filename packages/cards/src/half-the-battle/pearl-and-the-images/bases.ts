import { aMinion, atStartOfYourTurn, itInPlay, minions, powerFor, whenever } from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Recording Studio',
    'At the start of each player’s turn, each minion here has +1 power until the end of the turn.',
    atStartOfYourTurn((c) => c.until('end of turn', powerFor(c.noteAll(minions.here), 1))),
  ),

  base(
    'Concert Venue',
    'After a player plays their first minion here in a turn, they may place a +1 power counter on it.',
    whenever(aMinion.isPlayed.here.firstInTurn('player'), (c) => c.may(() => c.placeCounters(itInPlay))),
  ),
];
