import { aMinion, atStartOfYourTurn, it, minions, owner, whenever } from '@smashup/engine';
import { MADNESS } from '../madness/cards.ts';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Mountains of Madness',
    'After a minion is played here, its owner draws a Madness card.',
    whenever(aMinion.isPlayed.here, (c) => c.drawFrom(MADNESS), { players: owner(it) }),
  ),

  base(
    "R'lyeh",
    'At the start of their turn, a player may destroy one of their minions here to gain 1 VP.',
    atStartOfYourTurn((c) => c.to(c.destroy(c.mayChoose(minions.here.yours, 'destroy')), () => c.gainVp(1))),
  ),
];
