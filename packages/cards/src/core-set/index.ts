import type { SetSpec } from '@smashup/engine';
import { aliens } from './aliens.ts';
import { coreSetBases } from './bases.ts';
import { dinosaurs } from './dinosaurs.ts';
import { ninjas } from './ninjas.ts';
import { pirates } from './pirates.ts';
import { robots } from './robots.ts';
import { tricksters } from './tricksters.ts';
import { wizards } from './wizards.ts';
import { zombies } from './zombies.ts';

export const coreSet: SetSpec = {
  name: 'Core Set',
  year: 2012,
  factions: [aliens, dinosaurs, ninjas, pirates, robots, tricksters, wizards, zombies],
  bases: coreSetBases,
  reprints: [],
};
