import {
  aMinion,
  and,
  equal,
  isAction,
  itsController,
  not,
  whatDidIt,
  whenever,
  whoDidIt,
  you,
  yourDiscardPile,
} from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Ringside',
    'After a player plays an action that directly affects another player’s minion here, they draw a card.',
    whenever(
      aMinion.isAffected.here.where(and(isAction(whatDidIt), not(equal(itsController, whoDidIt)))),
      (c) => c.draw(1),
      { oncePerBatch: true },
    ),
  ),

  base(
    'The Squared Circle',
    'After a player plays their first minion of a turn here, they may put a random action from their discard pile into their hand.',
    whenever(aMinion.isPlayed.here.firstInTurn('player'), (c) =>
      c.may(
        () => c.toHand(c.oneOfEach(you, () => yourDiscardPile.actions, 'at random')),
        yourDiscardPile.actions.exist,
      ),
    ),
  ),
];
