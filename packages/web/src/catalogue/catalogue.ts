import type { Catalogue, CardIndex, Face } from '@smashup/referee/protocol';
import { use } from 'react';
import { CATALOGUE_ADDRESS, CARD_INDEX_ADDRESS } from './catalogue-address.ts';
import { fetchOnce } from './fetch-once.ts';
import type { Printing } from '@smashup/engine';

/** Everything that is printed on cards and bases. */
export const readCatalogue = fetchOnce(CATALOGUE_ADDRESS, isCatalogue);

function isCatalogue(data: unknown): data is Catalogue {
  return typeof data === 'object' && data !== null && 'factions' in data;
}

/** The catalogue. Suspends until it is loaded. */
export function useCatalogue(): Catalogue {
  return use(readCatalogue());
}

const loadCardIndex = fetchOnce(CARD_INDEX_ADDRESS, isCardIndex);

function isCardIndex(data: unknown): data is CardIndex {
  return typeof data === 'object' && data !== null && 'terms' in data;
}

/** The card index: what cards can be found by, and their game terms. Suspends until it is loaded. */
export function useCardIndex(): CardIndex {
  return use(loadCardIndex());
}

/**
 * The cards, the titan, or the bases, of the same faction or set in a printing, as they are listed; of shared decks, all
 * their cards.
 */
export function listedWith(
  { factions, setBases, sharedCards }: Catalogue,
  { kind, faction, set, shared }: Face,
  printing: Printing,
): readonly number[] {
  if (shared) return sharedCards[printing];
  const entry = factions.find(({ name }) => name === faction);
  if (kind === 'titan') return entry?.titans[printing] ?? [];
  if (kind !== 'base') return entry?.cards[printing] ?? [];
  return [...(entry?.bases[printing] ?? []), ...(setBases[set]?.[printing] ?? [])];
}
