import type { Printing } from '@smashup/engine';
import type { Catalogue, Face } from '@smashup/referee/protocol';

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
