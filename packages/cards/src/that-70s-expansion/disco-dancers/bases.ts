import {
  aMinion,
  and,
  equal,
  itsController,
  mayBeAffectedToo,
  minions,
  ongoing,
  whenever,
  whoDidIt,
} from '@smashup/engine';
import { base } from './facts.ts';
import { byAStandardAction } from './standard.ts';

export const theirBases = [
  base(
    'Boogie Wonderland',
    'After a player plays a standard action that affected one or more of their minions here, they draw a card.',
    whenever(
      aMinion.isAffected.here.where(and(byAStandardAction, equal(itsController, whoDidIt))),
      (c) => c.draw(1),
      { oncePerBatch: true },
    ),
  ),

  base(
    'Funky Town',
    'Once per turn, when a standard action of a player directly affects one or more of their minions here, they may have it affect another of their minions here in the same way.',
    ongoing(mayBeAffectedToo(minions.here.yours, minions.here.yours, 'once per turn')),
  ),
];
