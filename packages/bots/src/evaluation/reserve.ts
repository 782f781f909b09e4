import type { SeatReading } from './reading.ts';
import type { Weights } from './weights.ts';

/** Value of what is ready for later: buried cards, and cards that can be played out of turn. */
export function reserveWorth({ buried, specials }: SeatReading, w: Weights): number {
  return w.buried * buried + w.special * specials;
}
