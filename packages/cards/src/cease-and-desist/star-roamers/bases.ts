import { atStartOfYourTurn, foreignAmong, minions, notAffected, ongoing } from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'USS Undertaking',
    'At the start of each player’s turn, they may move one of their minions from another base to here, or from here to another base.',
    atStartOfYourTurn((c) => c.moveToOrFromHere(c.mayChoose(minions.yours, 'move'))),
  ),

  base(
    'Neutral Space',
    'Minions here are not affected by other players’ minions here.',
    ongoing(notAffected(minions.here, { from: foreignAmong(minions.here), sheds: false })),
  ),
];
