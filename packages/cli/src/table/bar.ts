import type { Seat } from '@smashup/engine';
import { colours } from '../terminal/colours.ts';
import { range } from '../lists.ts';
import { inColourOf } from '../words/paint.ts';

/** The bar of a base: how full it is, and with whose power. */
export function drawBar(totals: readonly number[], breakpoint: number, width: number): string {
  const cells = range(width).map((cell) => ownerOfCell(cell, totals, breakpoint / width));
  return cells.map((seat) => (seat === null ? colours.dim('░') : inColourOf(seat, '█'))).join('');
}

/** Whose power reaches the middle of the cell, when the totals are laid end to end. */
function ownerOfCell(cell: number, totals: readonly number[], powerPerCell: number): Seat | null {
  const middle = (cell + 0.5) * powerPerCell;
  let reached = 0;
  for (const [seat, total] of totals.entries()) {
    reached += total;
    if (reached >= middle) return seat;
  }
  return null;
}
