import type { Seat } from '@smashup/engine';
import type { BaseReading } from './reading.ts';
import type { Weights } from './weights.ts';

/** The VP that each seat can expect from a base: the longer it takes to score, the less it counts. */
export function expectedVp(reading: BaseReading, toMove: Seat, w: Weights): number[] {
  const { missing, totals, awards, present } = reading;
  const soon = w.farBase + (1 - w.farBase) * Math.exp(-missing / w.patience);
  const doubt = w.doubt + w.doubtPerMissing * missing;
  const lateComer = Math.min(1, w.lateComer * missing);
  const strengths = totals.map((power, seat) => power + (seat === toMove && missing > 0 ? w.initiative : 0));
  return totals.map((power, seat) => {
    const isThere = present[seat] === true ? 1 : lateComer;
    return soon * isThere * placeVp(seat, strengths, doubt, awards[seat] ?? NO_AWARDS) + w.power * power;
  });
}

/**
 * The VP of the place that a seat takes on average: how many others end up before it (R5.4). This is called more
 * often than anything else, so it avoids closures over changing variables and destructured lists, which would be
 * allocated each time.
 */
function placeVp(seat: Seat, strengths: readonly number[], doubt: number, vp: readonly number[]): number {
  const own = strengths[seat] ?? 0;
  let nobodyBetter = 1;
  let oneBetter = 0;
  let twoBetter = 0;
  for (let other = 0; other < strengths.length; other++) {
    if (other === seat) continue;
    const strength = strengths[other] ?? 0;
    const behind = 1 / (1 + Math.exp((own - strength) / doubt));
    twoBetter = twoBetter * (1 - behind) + oneBetter * behind;
    oneBetter = oneBetter * (1 - behind) + nobodyBetter * behind;
    nobodyBetter *= 1 - behind;
  }
  return nobodyBetter * (vp[0] ?? 0) + oneBetter * (vp[1] ?? 0) + twoBetter * (vp[2] ?? 0);
}

const NO_AWARDS: readonly number[] = [];
