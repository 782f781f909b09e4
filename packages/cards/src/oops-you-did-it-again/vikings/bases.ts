import {
  aMinion,
  among,
  minions,
  onYourTurn,
  otherPlayers,
  powerFor,
  whenever,
  you,
  yourHand,
} from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Drakkar',
    'After a player plays their first minion here in a turn, they may reveal the top card of another player’s deck. If it is an action, or a minion of power 3 or less, they may put it into their hand.',
    whenever(aMinion.isPlayed.here.firstInTurn('player'), (c) =>
      c.to(c.mayChoose(otherPlayers, 'player'), (victim) => {
        const found = among(c.reveal(1, victim));
        c.toHand(c.mayChoose(found.actions.or(found.minions.powerAtMost(3)), 'take'), you);
        c.putBack(found, 'top', victim);
      }),
    ),
  ),

  base(
    'Longhouse',
    'Once on each of their turns, a player may put a card from their hand on top of their deck to give one of their minions here +2 power until the end of the turn.',
    onYourTurn(
      (c) =>
        c.to(c.fromHandToDeck(c.choose(yourHand, 'place'), 'top'), () =>
          c.until('end of turn', powerFor(c.choose(minions.here.yours, 'strengthen'), 2)),
        ),
      { when: minions.here.yours.exist },
    ),
  ),
];
