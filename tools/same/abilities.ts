import type { CardDef } from '@smashup/engine';
import type { Side } from './sides.ts';

interface Differences {
  readonly compared: number;
  readonly different: readonly string[];
}

/** Every definition with its abilities and rules, as far as both sides have the same names for what they know of them. */
export function abilitiesThatDiffer(before: Side, now: Side): Differences {
  const found = new Map(now.library.defs.map((def) => [def.key, def]));
  const different: string[] = [];
  let compared = 0;
  for (const one of before.library.defs) {
    const other = found.get(one.key);
    compared++;
    const what = other === undefined ? ['it is missing'] : differencesBetween(one, other);
    different.push(...what.map((line) => `${one.key}: ${line}`));
  }
  if (before.library.defs.length !== now.library.defs.length) different.push('the number of cards');
  return { compared, different };
}

/** What a definition refers to by number is compared where it is. */
const BESIDE = new Set<string>(['fingerprint'] satisfies (keyof CardDef)[]);

/** Texts that describe a behaviour for its fingerprint are about to differ. */
const DESCRIBED = new Set(['said', 'occasion', 'node', 'verb']);

/** Only what both have is compared: functions by being there. A field that is missing is the same as false or nothing. */
function differencesBetween(one: unknown, other: unknown, path = '', depth = 0): string[] {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) {
    return sketch(one) === sketch(other) ? [] : [`${path}: ${sketch(one)}, now ${sketch(other)}`];
  }
  if (depth > 12) return [];
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length)
    return [`${path}: ${one.length} of them, now ${other.length}`];
  const others = new Map(Object.entries(other));
  return Object.entries(one).flatMap(([key, value]) =>
    others.has(key) && !BESIDE.has(key) && !DESCRIBED.has(key)
      ? differencesBetween(value, others.get(key), `${path}.${key}`, depth + 1)
      : [],
  );
}

/** Ways to say that there is nothing; -1 is NONE. */
const NOTHINGS: readonly unknown[] = [undefined, null, false, -1];

function sketch(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  return NOTHINGS.includes(value) ? 'nothing' : JSON.stringify(value);
}
