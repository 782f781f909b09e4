import { isObject } from '../../json.ts';
import { Violation } from './violation.ts';

/**
 * A state is plain data (design, section 2). What passes here comes back from JSON exactly as it was; checking is
 * many times cheaper than writing and reading it at every decision.
 */
export function expectPlain(state: object): void {
  const stranger = findStranger(state);
  if (stranger !== null) throw new Violation(`state${stranger}, which JSON cannot keep`);
}

/** The path to something that is not plain data, and what it is; null if there is none. */
function findStranger(data: unknown): string | null {
  if (typeof data === 'number') return Number.isFinite(data) && !Object.is(data, -0) ? null : ` is ${data}`;
  if (typeof data === 'string' || typeof data === 'boolean' || data === null) return null;
  if (Array.isArray(data)) return findInList(data);
  if (!isObject(data)) return ` is ${typeof data}`;
  if (Object.getPrototypeOf(data) !== Object.prototype) return ' is no plain object';
  return findInRecord(data);
}

function findInList(list: readonly unknown[]): string | null {
  for (let i = 0; i < list.length; i++) {
    const stranger = findStranger(list[i]);
    if (stranger !== null) return `[${i}]${stranger}`;
  }
  return null;
}

function findInRecord(record: Readonly<Record<string, unknown>>): string | null {
  for (const key in record) {
    const stranger = findStranger(record[key]);
    if (stranger !== null) return `.${key}${stranger}`;
  }
  return null;
}
