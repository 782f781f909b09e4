import type { Catalogue } from '@smashup/referee/protocol';
import { use } from 'react';
import { CATALOGUE_ADDRESS } from './catalogue-address.ts';
import { fetchOnce } from './fetch-once.ts';

const loadCatalogue = fetchOnce(CATALOGUE_ADDRESS, isCatalogue);

function isCatalogue(data: unknown): data is Catalogue {
  return typeof data === 'object' && data !== null && 'factions' in data;
}

/** Everything that is printed on cards and bases; suspends until it is there. */
export function useCatalogue(): Catalogue {
  return use(loadCatalogue());
}
