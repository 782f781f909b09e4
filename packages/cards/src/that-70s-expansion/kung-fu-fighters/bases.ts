import {
  aMinion,
  equal,
  it,
  minions,
  players,
  power,
  scoredTotal,
  whenever,
  whenItScores,
  winners,
} from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Ancient Dojo',
    'After a player plays a minion here, they place a +1 power counter on each of their other minions here with less power than that minion.',
    whenever(aMinion.isPlayed.here, (c) =>
      c.placeCounters(minions.here.yours.except(it).powerBelow(power(it)).list),
    ),
  ),

  base(
    'Tournament Site',
    'When this base scores, the winner gains 1 VP for each player whose total here is 0.',
    whenItScores((c) => c.gainVp(players.suchThat((player) => equal(scoredTotal(player), 0)).count), {
      players: winners,
    }),
  ),
];
