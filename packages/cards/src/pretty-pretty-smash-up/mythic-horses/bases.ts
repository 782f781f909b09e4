import { aMinion, atLeast, cannotBe, controller, here, minions, ongoing, whenever } from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Equaria',
    'After a player plays a minion here, they may move one of their minions from another base to here.',
    whenever(aMinion.isPlayed.here, (c) => c.move(c.mayChoose(minions.elsewhere.yours, 'move'), here)),
  ),

  base(
    'Pony Land',
    'While a player has two or more minions here, their minions here cannot be destroyed.',
    ongoing(
      cannotBe(
        ['destroy'],
        minions.here.suchThat((one) => atLeast(minions.here.of(controller(one)).count, 2)),
      ),
    ),
  ),
];
