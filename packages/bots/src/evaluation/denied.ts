import type { Seat } from '@smashup/engine';
import type { Appraisal } from './appraise.ts';
import { sharesOfOthers } from './race.ts';
import type { Weights } from './weights.ts';

/** The others' assets and prospects, counted as a loss to the seat; the leader counts most. */
export function lostToOthers(appraisal: Appraisal, seat: Seat, w: Weights): number {
  if (appraisal.winners.length > 0) return 0;
  let lost = 0;
  sharesOfOthers(appraisal, seat, w).forEach((share, player) => {
    const other = appraisal.seats[player];
    if (other === undefined || share === 0) return;
    lost -= share * other.bases.reduce((sum, vp) => sum + vp, other.vp);
  });
  return lost;
}
