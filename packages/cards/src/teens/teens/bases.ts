import {
  aMinion,
  atLeast,
  controller,
  it,
  minions,
  morePower,
  not,
  ongoing,
  shareName,
  whenever,
} from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Cabin in the Woods',
    'While a player has two or more minions here, those minions have +2 power.',
    ongoing(
      morePower(
        minions.here.suchThat((one) => atLeast(minions.here.of(controller(one)).count, 2)),
        2,
      ),
    ),
  ),

  base(
    'Montridge High',
    'After a player plays a minion here, that player places a +1 power counter on one of their minions here with a different name.',
    whenever(aMinion.isPlayed.here, (c) =>
      c.placeCounters(
        c.choose(
          minions.here.yours.suchThat((one) => not(shareName(one, it))),
          'counter',
        ),
      ),
    ),
  ),
];
