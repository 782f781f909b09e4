/**
 * How one value becomes another:
 * `0`: as it was · `[value]`: something else · `{f: {key: patch}, d: [keys]}`: an object, field by field ·
 * `{l: [item, …]}`: a list, in which a number stands for the item that had that place before, `[value]` for a new one and
 * `{a, p}` for the item that had place `a`, patched.
 */
export type Patch = 0 | readonly [unknown] | FieldsPatch | ListPatch;

export interface FieldsPatch {
  readonly f: Readonly<Record<string, Patch>>;
  readonly d?: readonly string[];
}

export interface ListPatch {
  readonly l: readonly Item[];
}

export interface ItemPatch {
  readonly a: number;
  readonly p: Patch;
}

type Item = number | readonly [unknown] | ItemPatch;
export type Fields = Readonly<Record<string, unknown>>;

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !isList(value);
}

export function diff(before: unknown, after: unknown): Patch {
  if (before === after) return 0;
  if (isList(before) && isList(after)) return diffLists(before, after);
  if (isFields(before) && isFields(after)) return diffFields(before, after);
  return [after];
}

function diffFields(before: Fields, after: Fields): Patch {
  const changed: Record<string, Patch> = {};
  let isSame = true;
  for (const key in after) {
    const old = before[key];
    const patch: Patch = old === undefined ? [after[key]] : diff(old, after[key]);
    if (patch === 0) continue;
    changed[key] = patch;
    isSame = false;
  }
  const gone: string[] = [];
  for (const key in before) if (!(key in after)) gone.push(key);
  if (gone.length > 0) return { f: changed, d: gone };
  return isSame ? 0 : { f: changed };
}

/** What tells items of a list apart: cards and seats keep their numbers, and an option is about the card it shows. */
function nameOf(item: unknown): unknown {
  if (!isFields(item)) return item;
  const { card, seat, shows } = item;
  return card ?? seat ?? (isFields(shows) ? shows['card'] : null);
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch {
  const places = new Places(before);
  let isSame = before.length === after.length;
  const items = after.map((item, at): Item => {
    const name = nameOf(item);
    const place = places.of(name, at);
    const old = before[place];
    if (old === undefined) {
      isSame = false;
      return [item];
    }
    const patch = diff(old, item);
    if (patch !== 0 || place !== at) isSame = false;
    if (patch === 0) return place;
    // An item without a name, such as a piece of a sentence, is replaced: a patch would be longer.
    if (name === null && isFields(item)) return [item];
    return isWhole(patch) ? patch : { a: place, p: patch };
  });
  return isSame ? 0 : { l: items };
}

/** Where the items of a list are, by their names. */
class Places {
  private readonly list: readonly unknown[];
  /** Made when an item is not in its place: in most lists all are. */
  private byName: ReadonlyMap<unknown, number> | null = null;

  constructor(list: readonly unknown[]) {
    this.list = list;
  }

  /** `at` if it can be, so that what has not changed is seen to be the same. */
  of(name: unknown, at: number): number {
    const here = this.list[at];
    if (here !== undefined && nameOf(here) === name) return at;
    this.byName ??= firstPlaces(this.list);
    return this.byName.get(name) ?? at;
  }
}

function firstPlaces(list: readonly unknown[]): ReadonlyMap<unknown, number> {
  const places = new Map<unknown, number>();
  list.forEach((item, at) => {
    const name = nameOf(item);
    if (name !== null && !places.has(name)) places.set(name, at);
  });
  return places;
}

function isWhole(patch: Patch): patch is readonly [unknown] {
  return Array.isArray(patch);
}

/** Throws when the patch is not for this value: then the whole has to be asked for. */
export function applyPatch(before: unknown, patch: Patch): unknown {
  if (patch === 0) return before;
  if (isWhole(patch)) return patch[0];
  if ('l' in patch) {
    if (!isList(before)) throw new Error('The patch is for a list.');
    return patch.l.map((item) => {
      if (typeof item === 'number') return itemAt(before, item);
      return 'a' in item ? applyPatch(itemAt(before, item.a), item.p) : item[0];
    });
  }
  if (!isFields(before)) throw new Error('The patch is for an object.');
  const after: Record<string, unknown> = { ...before };
  for (const key of patch.d ?? []) delete after[key];
  for (const [key, part] of Object.entries(patch.f)) after[key] = applyPatch(before[key] ?? null, part);
  return after;
}

function itemAt(list: readonly unknown[], at: number): unknown {
  const item = list[at];
  if (item === undefined) throw new Error('The patch is for a longer list.');
  return item;
}
