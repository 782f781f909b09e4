import {
  all,
  aMinion,
  anAction,
  and,
  atLeast,
  equal,
  it,
  minions,
  numberThisTurn,
  or,
  size,
  whenever,
} from '@smashup/engine';
import { base } from './facts.ts';

const which = numberThisTurn(anAction.isPlayed, 'player');
/** What counts as an action although no card was played (R10.35). */
const isNoCard = equal(size(all(it)), 0);

export const theirBases = [
  base(
    'Sewer Hideout',
    'After a player plays their second action of a turn, they may place a +1 power counter on a minion here.',
    whenever(
      anAction.isPlayed.where(or(equal(which, 2), and(isNoCard, atLeast(which, 2)))),
      (c) => c.placeCounters(c.mayChoose(minions.here, 'counter')),
      { limit: 'once per turn' },
    ),
  ),

  base(
    'Technoball',
    'After a player plays their first minion here in a turn, they may play an extra action.',
    whenever(aMinion.isPlayed.here.firstInTurn('player'), (c) => c.extraAction()),
  ),
];
