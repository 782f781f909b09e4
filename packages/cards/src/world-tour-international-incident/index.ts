import type { SetSpec } from '@smashup/engine';
import { internationalIncidentBases } from './bases.ts';
import { mounties } from './mounties.ts';
import { sumoWrestlers } from './sumo-wrestlers.ts';

export const internationalIncident: SetSpec = {
  name: 'World Tour: International Incident',
  year: 2019,
  factions: [mounties, sumoWrestlers],
  bases: internationalIncidentBases,
  reprints: [],
};
