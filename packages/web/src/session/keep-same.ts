import { useState } from 'react';

/**
 * The new data, with every part that is equal to the old one taken from the old one. Views come fresh out of a
 * worker; this way a card that did not change is not redrawn.
 */
export function keepSame<T>(old: T, next: T): T {
  if (Object.is(old, next)) return old;
  if (Array.isArray(old) && Array.isArray(next)) return keepArray(old, next);
  if (isRecord(old) && isRecord(next)) return keepRecord(old, next);
  return next;
}

function keepArray<T>(old: T & readonly unknown[], next: T & unknown[]): T {
  let same = old.length === next.length;
  for (let at = 0; at < next.length; at++) {
    const kept = keepSame(old[at], next[at]);
    next[at] = kept;
    same &&= Object.is(kept, old[at]);
  }
  return same ? old : next;
}

function keepRecord<T>(old: T & Record<string, unknown>, next: T & Record<string, unknown>): T {
  const keys = Object.keys(next);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const kept = keepSame(old[key], next[key]);
    Reflect.set(next, key, kept);
    same &&= Object.is(kept, old[key]);
  }
  return same ? old : next;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parts that did not change stay the very same, so that they are not drawn anew. */
export function useSame<T>(latest: T): T {
  const [kept, setKept] = useState(latest);
  const same = keepSame(kept, latest);
  if (same !== kept) setKept(same);
  return same;
}
