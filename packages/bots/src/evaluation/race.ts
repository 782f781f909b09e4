import type { Seat } from '@smashup/engine';
import type { Appraisal } from './appraise.ts';
import type { Weights } from './weights.ts';

const VP_TO_WIN = 15;
/** Value of winning the game, in VP: more than any position. A shared win shares it. */
const WON = 30;

/**
 * How far a seat is ahead, in VP: its own worth less that of the others, the leader counted most, so that no bot
 * helps a leader in order to hurt somebody who is behind. With two players it is the plain difference.
 */
export function leadOf(appraisal: Appraisal, seat: Seat, w: Weights): number {
  const { winners, seats } = appraisal;
  if (winners.length > 0) return winners.includes(seat) ? WON / winners.length : -WON;
  const slope = slopeOf(appraisal, w);
  let others = 0;
  for (let other = 0; other < seats.length; other++) {
    if (other !== seat) others += Math.exp(slope * worthOf(appraisal, other));
  }
  return worthOf(appraisal, seat) - Math.log(others) / slope;
}

/** Weight of each other seat among a seat's opponents. */
export function sharesOfOthers(appraisal: Appraisal, seat: Seat, w: Weights): number[] {
  const slope = slopeOf(appraisal, w);
  const threats = appraisal.seats.map(({ worth }, other) => (other === seat ? 0 : Math.exp(slope * worth)));
  const all = threats.reduce((sum, threat) => sum + threat, 0);
  return threats.map((threat) => threat / all);
}

/** The chance that a seat wins: the nearer the end, the more a lead counts. */
export function chanceToWin(appraisal: Appraisal, seat: Seat, w: Weights): number {
  return 1 / (1 + Math.exp(-slopeOf(appraisal, w) * leadOf(appraisal, seat, w)));
}

function worthOf({ seats }: Appraisal, seat: Seat): number {
  return seats[seat]?.worth ?? 0;
}

function slopeOf({ seats }: Appraisal, w: Weights): number {
  let most = -Infinity;
  for (const { vp } of seats) most = Math.max(most, vp);
  return w.slope + (w.slopeAtEnd - w.slope) * Math.min(1, most / VP_TO_WIN);
}
