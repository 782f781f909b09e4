import type { Catalogue } from '@smashup/referee/protocol';
import { use } from 'react';
import { CATALOGUE_ADDRESS } from './catalogue-address.ts';

let asked: Promise<Catalogue> | null = null;

/** Everything that is printed on cards and bases. */
function loadCatalogue(): Promise<Catalogue> {
  asked ??= fetchCatalogue();
  return asked;
}

async function fetchCatalogue(): Promise<Catalogue> {
  try {
    const response = await fetch(CATALOGUE_ADDRESS);
    const data: unknown = await response.json();
    if (!response.ok || !isCatalogue(data)) throw new Error(`No catalogue at ${CATALOGUE_ADDRESS}.`);
    return data;
  } catch (error) {
    // Without a connection, say: whoever asks next tries again.
    asked = null;
    throw error;
  }
}

/** It is a file of this client's own making, so it is what it should be if it is there at all. */
function isCatalogue(data: unknown): data is Catalogue {
  return typeof data === 'object' && data !== null;
}

/** The catalogue; suspends until it is there. */
export function useCatalogue(): Catalogue {
  return use(loadCatalogue());
}
