import type { CardIndex } from '@smashup/referee/protocol';
import { use } from 'react';
import { CARD_INDEX_ADDRESS } from './catalogue-address.ts';
import { fetchOnce } from './fetch-once.ts';

const loadCardIndex = fetchOnce(CARD_INDEX_ADDRESS, isCardIndex);

function isCardIndex(data: unknown): data is CardIndex {
  return typeof data === 'object' && data !== null && 'terms' in data;
}

/** What cards can be found by, and the words of the game on them; suspends until it is there. */
export function useCardIndex(): CardIndex {
  return use(loadCardIndex());
}
