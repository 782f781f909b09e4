import type { SeatReading } from './reading.ts';
import type { Weights } from './weights.ts';

/** What a deck is expected to bring, more or less than others: its factions are of different strength. */
export function deckWorth({ strength }: SeatReading, w: Weights): number {
  return w.deck * strength;
}
