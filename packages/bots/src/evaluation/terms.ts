import { NONE, type Seat } from '@smashup/engine';
import type { Reason } from '../bot.ts';
import type { Appraisal } from './appraise.ts';
import { WON, sharesOfOthers, winnerOf } from './race.ts';
import type { Weights } from './weights.ts';

/** A seat's lead, term by term: what it has itself, less what the others have, the leader counted most. */
export function termsOf(appraisal: Appraisal, seat: Seat, w: Weights): Reason[] {
  const winner = winnerOf(appraisal);
  if (winner !== NONE) return [{ key: 'win', amount: winner === seat ? WON : -WON, player: winner }];
  const own = appraisal.seats[seat];
  if (own === undefined) return [];
  const terms: Reason[] = [{ key: 'vp', amount: own.vp, player: seat }];
  appraisal.bases.forEach((base, at) => terms.push({ key: 'base', amount: own.bases[at] ?? 0, base }));
  let { hand, reserve, tempo } = own;
  sharesOfOthers(appraisal, seat, w).forEach((share, player) => {
    const other = appraisal.seats[player];
    if (other === undefined || share === 0) return;
    terms.push({ key: 'deny', amount: -share * other.vp, player });
    appraisal.bases.forEach((base, at) => {
      terms.push({ key: 'deny', amount: -share * (other.bases[at] ?? 0), base, player });
    });
    hand -= share * other.hand;
    reserve -= share * other.reserve;
    tempo -= share * other.tempo;
  });
  terms.push({ key: 'hand', amount: hand }, { key: 'reserve', amount: reserve });
  terms.push({ key: 'tempo', amount: tempo });
  return terms;
}
