import { cannotPlay, current, foreignCards, minions, notAffected, ongoing, plays } from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Beautiful Castle',
    'Minions here of power 5 or more are not affected by cards of players other than their controllers.',
    ongoing(notAffected(minions.here.powerAtLeast(5), { from: foreignCards, sheds: false })),
    current(
      {
        text: 'Minions here of printed power 5 or more are not affected by cards of players other than their controllers.',
      },
      ongoing(notAffected(minions.here.printedPowerAtLeast(5), { from: foreignCards, sheds: false })),
    ),
  ),

  base('Ice Castle', 'Minions cannot be played here.', ongoing(cannotPlay(plays.ofMinions.here))),
];
