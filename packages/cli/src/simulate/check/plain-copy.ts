import { isObject } from '../../json.ts';

/**
 * Plain data once more, sharing nothing with what it was copied from. Records are spread: built key by key they would
 * be slower to make, and slower for the engine to read.
 */
export function copyOf(data: unknown): unknown {
  if (Array.isArray(data)) return copyList(data);
  return isObject(data) ? copyRecord(data) : data;
}

function copyList(list: readonly unknown[]): unknown[] {
  const copy = list.slice();
  for (let i = 0; i < copy.length; i++) if (typeof copy[i] === 'object') copy[i] = copyOf(copy[i]);
  return copy;
}

function copyRecord(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const copy = { ...record };
  for (const key in copy) if (typeof copy[key] === 'object') copy[key] = copyOf(copy[key]);
  return copy;
}
