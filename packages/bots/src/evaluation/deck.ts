import type { SeatReading } from './reading.ts';
import type { Weights } from './weights.ts';

/** What a deck is expected to gain over others, since factions differ in strength. */
export function deckWorth({ strength }: SeatReading, w: Weights): number {
  return w.deck * strength;
}
