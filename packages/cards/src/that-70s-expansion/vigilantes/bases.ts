import { beforeItScores, current, foreignCards, minions, notAffected, ongoing } from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Hideout',
    'Ongoing: Minions here are not affected by other players’ cards.',
    ongoing(notAffected(minions.here, { from: foreignCards, sheds: true })),
    current({}),
  ),

  base(
    'The Mean Streets',
    'Before this base scores, destroy the minion here with the most power, or all that are tied for it.',
    beforeItScores((c) => c.destroy(minions.here.strongest.list)),
    current({}),
  ),
];
