import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The facts of the cards as they were written down before the cards were programmed. */

export interface ReferenceCard {
  readonly name: string;
  readonly copies: number;
  readonly power?: number;
  readonly play?: string;
  readonly errata?: Partial<Omit<ReferenceCard, 'errata'>>;
}

interface ReferenceFaction {
  readonly name: string;
  readonly set: string;
  readonly cards: readonly ReferenceCard[];
  /** Cards that only the current printing has. */
  readonly added: readonly ReferenceCard[];
}

export interface ReferenceBase {
  readonly name: string;
  readonly set: string;
  readonly breakpoint: number;
  readonly vp: readonly number[];
  readonly errata?: Partial<Omit<ReferenceBase, 'errata'>>;
}

interface ReferenceSet {
  readonly set: string;
  readonly factions: readonly {
    readonly name: string;
    readonly cards: readonly ReferenceCard[];
    readonly errata?: { readonly added?: readonly ReferenceCard[] };
  }[];
  readonly bases: readonly Omit<ReferenceBase, 'set'>[];
}

interface Reference {
  readonly factions: readonly ReferenceFaction[];
  readonly bases: readonly ReferenceBase[];
}

const folder = new URL('../../../cards/reference/', import.meta.url);

export function readReference(): Reference {
  // Titans are of many sets, and listed by themselves.
  const isOfASet = (file: string): boolean => file.endsWith('.json') && file !== 'titans.json';
  const files = existsSync(folder) ? readdirSync(folder).filter(isOfASet) : [];
  const sets = files.map((file) => readSet(new URL(file, folder)));
  return {
    factions: sets.flatMap(({ set, factions }) =>
      factions.map(({ name, cards, errata }) => ({ name, set, cards, added: errata?.added ?? [] })),
    ),
    bases: sets.flatMap(({ set, bases }) => bases.map((base) => ({ ...base, set }))),
  };
}

function readSet(file: URL): ReferenceSet {
  const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isSet(data)) throw new Error(`${file.href} is no reference of a set.`);
  return data;
}

function isSet(data: unknown): data is ReferenceSet {
  return typeof data === 'object' && data !== null && 'set' in data && 'factions' in data && 'bases' in data;
}
