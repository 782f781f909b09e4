import type { Rate } from '../statistics/wilson.ts';
import { colours } from './colours.ts';
import { padEnd, padStart } from './text.ts';

export function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)} %`;
}

/** The 95 % interval of a rate. */
export function span({ low, high }: Pick<Rate, 'low' | 'high'>): string {
  return `${(low * 100).toFixed(1)} – ${(high * 100).toFixed(1)}`;
}

/** A table: the first column aligned left, numbers aligned right. */
export function columns(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    cells.map((cell, column) => (column === 0 ? padEnd : padStart)(cell, widths[column] ?? 0)).join('   ');
  return [colours.dim(line(head)), ...rows.map(line)];
}
