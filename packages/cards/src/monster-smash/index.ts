import type { SetSpec } from '@smashup/engine';
import { monsterSmashBases } from './bases.ts';
import { giantAnts } from './giant-ants.ts';

export const monsterSmash: SetSpec = {
  name: 'Monster Smash',
  year: 2014,
  factions: [giantAnts],
  bases: monsterSmashBases,
  reprints: [],
};
