import type { Catalogue } from '@smashup/referee/protocol';
import { use } from 'react';
import { CATALOGUE_ADDRESS } from './catalogue-address.ts';
import { fetchOnce } from './fetch-once.ts';

/** Everything that is printed on cards and bases. */
export const readCatalogue = fetchOnce(CATALOGUE_ADDRESS, isCatalogue);

function isCatalogue(data: unknown): data is Catalogue {
  return typeof data === 'object' && data !== null && 'factions' in data;
}

/** Suspends until it is there. */
export function useCatalogue(): Catalogue {
  return use(readCatalogue());
}
