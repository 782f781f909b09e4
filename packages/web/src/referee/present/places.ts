import type { BaseId, Edition, Seat, View } from '@smashup/engine';

const A_MINION_IS_NEEDED: readonly Edition[] = ['awesome-level-9000', 'what-were-we-thinking'];

/** The place that each seat would take there now, from 1; null for none (R5.4). */
export function placesAt(view: View, base: BaseId, totals: readonly number[]): (number | null)[] {
  const placing = totals.map((total, seat) => qualifies(view, base, seat, total));
  return totals.map((total, seat) => {
    if (placing[seat] !== true) return null;
    const better = totals.filter((other, at) => other > total && placing[at] === true).length;
    return better < 3 ? better + 1 : null;
  });
}

/** R5.5, and the editions. */
function qualifies(view: View, base: BaseId, seat: Seat, total: number): boolean {
  const hasMinion = view.table.some((card) => {
    const piece = view.pieces[card] ?? null;
    return piece !== null && piece.as === 'minion' && piece.base === base && piece.controller === seat;
  });
  return hasMinion || (total > 0 && !A_MINION_IS_NEEDED.includes(view.config.edition));
}
