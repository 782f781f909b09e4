import type { SetSpec } from '@smashup/engine';
import { cthulhuBases } from './bases.ts';
import { elderThings } from './elder-things.ts';
import { innsmouth } from './innsmouth.ts';
import { madness } from './madness.ts';
import { minionsOfCthulhu } from './minions-of-cthulhu.ts';
import { miskatonicUniversity } from './miskatonic-university.ts';

export const theObligatoryCthulhuSet: SetSpec = {
  name: 'The Obligatory Cthulhu Set',
  year: 2013,
  factions: [innsmouth, minionsOfCthulhu, elderThings, miskatonicUniversity],
  bases: cthulhuBases,
  reprints: [],
  sharedDecks: [madness],
};
