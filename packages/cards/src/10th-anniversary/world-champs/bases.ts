import { aMinion, currentPlayer, equal, itInPlay, powerFor, whenever, whoDidIt } from '@smashup/engine';
import { base } from './facts.ts';

const firstOfYourTurnHere = aMinion.isPlayed.here.firstInTurn('player').where(equal(whoDidIt, currentPlayer));

export const theirBases = [
  base(
    'Arena',
    'After a player plays their first minion here on their turn, they may draw a card or play an extra action.',
    whenever(firstOfYourTurnHere, (c) =>
      c.may(() =>
        c.oneOf({
          draw: [() => c.draw(1)],
          'extra action': [() => c.extraAction()],
        }),
      ),
    ),
  ),

  base(
    'Hall of Fame',
    'The first minion that a player plays here on their turn has +2 power until the end of the turn.',
    whenever(firstOfYourTurnHere, (c) => c.until('end of turn', powerFor(c.note(itInPlay), 2))),
  ),
];
