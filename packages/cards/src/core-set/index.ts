import type { SetSpec } from '@smashup/engine';
import { coreSetBases } from './bases.ts';
import { zombies } from './zombies.ts';

export const coreSet: SetSpec = {
  name: 'Core Set',
  year: 2012,
  factions: [zombies],
  bases: coreSetBases,
  reprints: [],
};
