import { current, minions, morePower, ongoing, whenItScores, winners } from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    "Dragon's Lair",
    'When this base scores, the winner draws three cards.',
    whenItScores((c) => c.draw(3), { players: winners }),
    current({ text: 'Special: When this base scores, the winner draws three cards.' }),
  ),

  base("Wyrm's Desolation", 'Minions here have -1 power.', ongoing(morePower(minions.here, -1))),
];
