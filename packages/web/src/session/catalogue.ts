import type { Catalogue } from '@smashup/referee/protocol';
import { use } from 'react';
import { referee } from './referee.ts';

let asked: Promise<Catalogue> | null = null;

/** Everything that is printed on cards and bases. */
function loadCatalogue(): Promise<Catalogue> {
  asked ??= referee().catalogue();
  return asked;
}

/** The catalogue; suspends until it is there. */
export function useCatalogue(): Catalogue {
  return use(loadCatalogue());
}
