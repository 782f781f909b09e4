import type { SetSpec } from '@smashup/engine';
import { monsterSmashBases } from './bases.ts';
import { giantAnts } from './giant-ants.ts';
import { madScientists } from './mad-scientists.ts';
import { vampires } from './vampires.ts';
import { werewolves } from './werewolves.ts';

export const monsterSmash: SetSpec = {
  name: 'Monster Smash',
  year: 2014,
  factions: [giantAnts, madScientists, vampires, werewolves],
  bases: monsterSmashBases,
  reprints: [],
};
