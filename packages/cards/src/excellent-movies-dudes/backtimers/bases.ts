import {
  actions,
  afterItScores,
  aMinion,
  cardsInPlay,
  current,
  minions,
  titans,
  whenever,
  whenItScores,
  winners,
  yourHand,
} from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Alternate Present',
    'After a player plays a minion here for the first time in a turn, they may put a card from their hand into stasis with two stasis counters.',
    whenever(aMinion.isPlayed.here.firstInTurn('player'), (c) =>
      c.intoStasis(c.mayChoose(yourHand, 'stasis'), 2),
    ),
  ),

  base(
    'Time-Traveling Car',
    'When this base scores, the winner may put one of their cards here into stasis with two stasis counters.',
    whenItScores((c) => c.intoStasis(c.mayChoose(cardsInPlay.here.yours.except(titans), 'stasis'), 2), {
      players: winners,
    }),
    current(
      {
        text: 'After this base scores, the winner may put one of their minions or actions here into stasis with two stasis counters.',
      },
      afterItScores((c) => c.intoStasis(c.mayChoose(minions.or(actions).here.yours, 'stasis'), 2), {
        players: winners,
      }),
    ),
  ),
];
