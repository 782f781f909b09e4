import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesUnder, read } from '../spec/files.ts';
import { slug } from './names.ts';
import { references, SETS, type Base, type Card, type Reference, type Titan } from './reference.ts';

/** The card references that are shared beside the project, where they are. */
const SHARED = '../shared/cards';

/** What is known of a set besides its factions. */
export interface SetNotes {
  readonly set: string;
  readonly year: number;
  readonly notes?: readonly string[];
  /** Sets whose bases its box reprints. */
  readonly reprints?: readonly string[];
}

interface Found {
  readonly reference: Reference;
  readonly set: SetNotes;
}

/** A file of references: those of a whole set, or titans of many. */
interface ReferenceFile extends Partial<SetNotes> {
  readonly factions?: readonly {
    readonly name: string;
    readonly summary: string;
    readonly cards: readonly Card[];
    readonly errata?: { readonly added?: readonly Card[] };
  }[];
  readonly bases?: readonly (Base & { readonly faction: string })[];
  readonly titans?: readonly (Titan & { readonly faction: string; readonly set: string })[];
}

/** What is written about a faction: in its own folder already, or in a file or folder of references. */
export function findFaction(name: string, from: string = SHARED): Found {
  const known = references().find(({ reference }) => reference.name === name)?.reference;
  if (known !== undefined) {
    const set: SetNotes = JSON.parse(read(join(SETS, slug(known.set), 'set.json')));
    return { reference: known, set };
  }
  if (!existsSync(from)) throw new Error(`${from} does not exist; say where the reference is: --from FILE`);
  const files = statSync(from).isDirectory() ? filesUnder(from, '.json') : [from];
  const contents = files.map((file) => {
    const content: ReferenceFile = JSON.parse(read(file));
    return content;
  });
  const home = contents.find(({ factions = [] }) => factions.some((one) => one.name === name));
  const faction = home?.factions?.find((one) => one.name === name);
  if (home?.set === undefined || home.year === undefined || faction === undefined) {
    const all = contents.flatMap(({ factions = [] }) => factions.map((one) => one.name));
    throw new Error(
      `${files.map((file) => basename(file)).join(', ')} have no ${name}, but ${all.join(', ')}`,
    );
  }
  const { set, year, notes = [] } = home;
  const titan = contents.flatMap(({ titans = [] }) => titans).find((one) => one.faction === name);
  return {
    set: { set, year, ...(notes.length > 0 ? { notes } : {}) },
    reference: {
      name,
      set,
      ...without(faction, 'name'),
      bases: home.bases?.filter((base) => base.faction === name) ?? [],
      ...(titan === undefined ? {} : { titan: without(titan, 'faction', 'set') }),
    },
  };
}

function without<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  ...keys: readonly Key[]
): Omit<Whole, Key> {
  const rest = { ...whole };
  for (const key of keys) delete rest[key];
  return rest;
}
