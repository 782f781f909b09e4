import { aMinion, among, anAction, minions, powerFor, whenever } from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Oracle at Delphi',
    'After a player plays a minion here, they reveal the top card of their deck. If it is an action, they put it into their hand; otherwise they put it back on top.',
    whenever(aMinion.isPlayed.here, (c) => {
      const omen = c.reveal(1);
      c.toHand(among(omen).actions);
      c.putBack(omen, 'top');
    }),
  ),

  base(
    'Wooden Horse',
    'After a player plays an action, they may give a minion here +2 power until the end of the turn.',
    whenever(anAction.isPlayed, (c) =>
      c.until('end of turn', powerFor(c.mayChoose(minions.here, 'strengthen'), 2)),
    ),
  ),
];
