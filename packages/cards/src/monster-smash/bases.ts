import { atStartOfYourTurn, base, cannotBe, here, minions, ongoing } from '@smashup/engine';

export const monsterSmashBases = [
  base(
    'The Hill',
    {
      faction: 'Giant Ants',
      breakpoint: 23,
      vp: [4, 2, 1],
      text: 'At the start of their turn, a player may move one of their minions from another base to here.',
    },
    atStartOfYourTurn((c) => c.move(c.mayChoose(minions.yours.elsewhere, 'move'), here)),
  ),

  base(
    'Egg Chamber',
    {
      faction: 'Giant Ants',
      breakpoint: 17,
      vp: [3, 1, 1],
      text: 'Minions here that have a +1 power counter cannot be destroyed.',
    },
    ongoing(cannotBe(['destroy'], minions.here.withCounters)),
  ),
];
