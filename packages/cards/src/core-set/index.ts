import type { SetSpec } from '@smashup/engine';
import { coreSetBases } from './bases.ts';

export const coreSet: SetSpec = {
  name: 'Core Set',
  year: 2012,
  factions: [],
  bases: coreSetBases,
  reprints: [],
};
