import type { Catalogue } from '@smashup/referee/protocol';
import { now } from '../clock.ts';

const STORED_AS = 'smashup-factions-since';
/** So long a faction is called new, from the first visit that finds it. */
const NEW_MILLIS = 14 * 24 * 60 * 60 * 1000;

/** When this browser first met each faction; 0: with the first visit, when none of them is new. */
type Since = Readonly<Record<string, number>>;

const found = new WeakMap<Catalogue, ReadonlySet<string>>();

/** The factions that came with an update of the last days. */
export function newFactions(catalogue: Catalogue): ReadonlySet<string> {
  const known = found.get(catalogue);
  if (known !== undefined) return known;
  const names = catalogue.factions.map(({ name }) => name);
  const since = sinceWhen(names, readSince(), now());
  store(since);
  const fresh = new Set(names.filter((name) => now() - (since[name] ?? 0) < NEW_MILLIS));
  found.set(catalogue, fresh);
  return fresh;
}

/** Those that are there today, with when each was first met. */
export function sinceWhen(names: readonly string[], before: Since | null, today: number): Since {
  return Object.fromEntries(names.map((name) => [name, before === null ? 0 : (before[name] ?? today)]));
}

function readSince(): Since | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED_AS) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    return Object.fromEntries(Object.entries(stored).filter(([, at]) => typeof at === 'number'));
  } catch {
    return null;
  }
}

/** Without room, or where nothing may be stored, nothing is new the next time either. */
function store(since: Since): void {
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(since));
  } catch {
    return;
  }
}
