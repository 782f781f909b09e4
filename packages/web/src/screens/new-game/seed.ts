import type { Seed } from '@smashup/engine';

/** A seed as it is typed: a number that is easy to pass on, or a whole one; null: neither. */
export function typedSeed(text: string): Seed | null {
  const typed = text.trim().toLowerCase();
  if (/^\d{1,9}$/u.test(typed)) return Number(typed);
  return /^[\da-f]{32}$/u.test(typed) ? typed : null;
}
