import type { SeatReading } from './reading.ts';
import type { Weights } from './weights.ts';

/** Value of what is in play and stays, besides its power: cards that keep working, minions and titans. */
export function tempoWorth({ inPlay, minionsInPlay, titans, titansAside }: SeatReading, w: Weights): number {
  return w.inPlay * inPlay + w.minionInPlay * minionsInPlay + w.titan * titans + w.titanAside * titansAside;
}
