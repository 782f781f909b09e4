import { atStartOfYourTurn, cannotBe, here, minions, ongoing } from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'The Hill',
    'At the start of their turn, a player may move one of their minions from another base to here.',
    atStartOfYourTurn((c) => c.move(c.mayChoose(minions.yours.elsewhere, 'move'), here)),
  ),

  base(
    'Egg Chamber',
    'Minions here that have a +1 power counter cannot be destroyed.',
    ongoing(cannotBe(['destroy'], minions.here.withCounters)),
  ),
];
