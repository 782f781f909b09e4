import type { SetSpec } from '@smashup/engine';
import { awesomeLevel9000Bases } from './bases.ts';
import { bearCavalry } from './bear-cavalry.ts';
import { ghosts } from './ghosts.ts';
import { killerPlants } from './killer-plants.ts';
import { steampunks } from './steampunks.ts';

export const awesomeLevel9000: SetSpec = {
  name: 'Awesome Level 9000',
  year: 2013,
  factions: [bearCavalry, ghosts, killerPlants, steampunks],
  bases: awesomeLevel9000Bases,
  reprints: ['Core Set'],
};
