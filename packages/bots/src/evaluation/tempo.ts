import type { SeatReading } from './reading.ts';
import type { Weights } from './weights.ts';

/** Cards in play that go on doing something. */
export function tempoWorth({ inPlay }: SeatReading, w: Weights): number {
  return w.inPlay * inPlay;
}
