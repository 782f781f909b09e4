import type { Seat } from '@smashup/engine';
import type { BaseReading } from './reading.ts';
import type { Weights } from './weights.ts';

/** The VP that each seat can expect from a base, less the longer it takes until it scores. */
export function expectedVp(reading: BaseReading, toMove: Seat, w: Weights): number[] {
  const { breakpoint, totals, vp, present } = reading;
  const missing = Math.max(0, breakpoint - totals.reduce((sum, power) => sum + power, 0));
  const soon = w.farBase + (1 - w.farBase) * Math.exp(-missing / w.patience);
  const doubt = w.doubt + w.doubtPerMissing * missing;
  const lateComer = Math.min(1, w.lateComer * missing);
  const strengths = totals.map((power, seat) => power + (seat === toMove && missing > 0 ? w.initiative : 0));
  return totals.map((power, seat) => {
    const isThere = present[seat] === true ? 1 : lateComer;
    return soon * isThere * placeVp(seat, strengths, doubt, vp) + w.power * power;
  });
}

/** The VP of the place that a seat takes on average: how many others end up before it (R5.4). */
function placeVp(
  seat: Seat,
  strengths: readonly number[],
  doubt: number,
  [first = 0, second = 0, third = 0]: readonly number[],
): number {
  const own = strengths[seat] ?? 0;
  let nobodyBetter = 1;
  let oneBetter = 0;
  let twoBetter = 0;
  strengths.forEach((strength, other) => {
    if (other === seat) return;
    const behind = 1 / (1 + Math.exp((own - strength) / doubt));
    twoBetter = twoBetter * (1 - behind) + oneBetter * behind;
    oneBetter = oneBetter * (1 - behind) + nobodyBetter * behind;
    nobodyBetter *= 1 - behind;
  });
  return nobodyBetter * first + oneBetter * second + twoBetter * third;
}
