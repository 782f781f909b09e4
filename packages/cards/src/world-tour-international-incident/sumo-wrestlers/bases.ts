import {
  aMinion,
  and,
  atStartOfYourTurn,
  currentPlayer,
  equal,
  inPhase,
  minions,
  whenever,
  whoDidIt,
  yourHand,
} from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Heya Training Stable',
    'At the start of each player’s turn, they may discard a card. If they do, they place a +1 power counter on one of their minions here.',
    atStartOfYourTurn(
      (c) =>
        c.to(c.discard(c.mayChoose(yourHand, 'discard')), () =>
          c.placeCounters(c.choose(minions.here.yours, 'counter')),
        ),
      { when: minions.here.of(whoDidIt).exist },
    ),
  ),

  base(
    'The Dohyo',
    'On each player’s turn, after they play their first minion here that turn, they may move another player’s minion from here to another base.',
    whenever(
      aMinion.isPlayed.here.firstInTurn('player').where(and(equal(whoDidIt, currentPlayer), inPhase('play'))),
      (c) => c.moveElsewhere(c.mayChoose(minions.here.ofOthers, 'move')),
    ),
  ),
];
