import { factionFiles } from '@smashup/cards/kit/faction-files.ts';

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

/** The file beside the cards of a faction or a shared deck. */
interface ReferenceFile {
  readonly name: string;
  readonly set: string;
  readonly cards: readonly ReferenceCard[];
  readonly bases?: readonly Omit<ReferenceBase, 'set'>[];
  readonly errata?: { readonly added?: readonly ReferenceCard[] };
}

interface Reference {
  readonly factions: readonly ReferenceFaction[];
  readonly bases: readonly ReferenceBase[];
}

export function readReference(): Reference {
  const files = factionFiles('reference.json').map(({ text }) => {
    const file: ReferenceFile = JSON.parse(text);
    return file;
  });
  return {
    factions: files.map(({ name, set, cards, errata }) => ({ name, set, cards, added: errata?.added ?? [] })),
    bases: files.flatMap(({ set, bases = [] }) => bases.map((base) => ({ ...base, set }))),
  };
}
