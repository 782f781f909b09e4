import type { Decision } from '@smashup/engine';

/** The kind of input a decision takes. */
export function tellHint({ kind, min, max }: Decision): string {
  if (kind === 'order') return 'all numbers, in the order you want';
  if (min === max) return min === 1 ? 'a number' : `${min} numbers`;
  const some = max === 1 ? 'a number' : `${min === 0 ? 'up to' : `${min} to`} ${max} numbers`;
  return min === 0 ? `${some}, or Enter for none` : some;
}
