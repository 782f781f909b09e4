import type { SetSpec } from '@smashup/engine';
import { anansiTales } from './anansi-tales.ts';
import { ancientIncas } from './ancient-incas.ts';
import { cultureShockBases } from './bases.ts';
import { grimmsFairyTales } from './grimms-fairy-tales.ts';
import { polynesianVoyagers } from './polynesian-voyagers.ts';
import { russianFairyTales } from './russian-fairy-tales.ts';

export const cultureShock: SetSpec = {
  name: 'World Tour: Culture Shock',
  year: 2019,
  factions: [anansiTales, ancientIncas, grimmsFairyTales, polynesianVoyagers, russianFairyTales],
  bases: cultureShockBases,
  reprints: [],
};
