import type { SetSpec } from '@smashup/engine';
import { ancientEgyptians } from './ancient-egyptians.ts';
import { oopsBases } from './bases.ts';
import { cowboys } from './cowboys.ts';
import { samurai } from './samurai.ts';
import { vikings } from './vikings.ts';

export const oops: SetSpec = {
  name: 'Oops, You Did It Again',
  year: 2018,
  factions: [ancientEgyptians, cowboys, samurai, vikings],
  bases: oopsBases,
  reprints: [],
};
