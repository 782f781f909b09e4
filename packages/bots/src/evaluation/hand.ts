import type { SeatReading } from './reading.ts';
import type { Weights } from './weights.ts';

/** Cards in hand, best first: each further one counts less, since only so many can be played in a turn. */
export function handWorth({ minions, actions }: SeatReading, w: Weights): number {
  let worth = 0;
  let share = 1;
  for (const power of minions) {
    worth += share * (w.minion + w.minionPower * power);
    share *= w.surplus;
  }
  share = 1;
  for (let i = 0; i < actions; i++) {
    worth += share * w.action;
    share *= w.surplus;
  }
  return worth;
}
