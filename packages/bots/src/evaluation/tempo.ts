import type { SeatReading } from './reading.ts';
import type { Weights } from './weights.ts';

/** Value of cards in play that keep working. */
export function tempoWorth({ inPlay }: SeatReading, w: Weights): number {
  return w.inPlay * inPlay;
}
