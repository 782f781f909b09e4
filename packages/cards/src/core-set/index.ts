import type { SetSpec } from '@smashup/engine';
import { aliens } from './aliens.ts';
import { coreSetBases } from './bases.ts';
import { dinosaurs } from './dinosaurs.ts';
import { wizards } from './wizards.ts';
import { zombies } from './zombies.ts';

export const coreSet: SetSpec = {
  name: 'Core Set',
  year: 2012,
  factions: [aliens, dinosaurs, wizards, zombies],
  bases: coreSetBases,
  reprints: [],
};
