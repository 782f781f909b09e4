import { filesUnder, read } from '../spec/files.ts';

/** What the current printing changes. */
interface Errata {
  readonly name?: string;
  readonly copies?: number;
  readonly power?: number;
  readonly play?: string;
  readonly breakpoint?: number;
  readonly vp?: readonly number[];
  readonly effect?: string;
}

export interface Card {
  readonly name: string;
  readonly kind: 'minion' | 'action' | 'fusion';
  readonly copies: number;
  readonly power?: number;
  readonly play?: string;
  readonly timing: readonly string[];
  readonly effect: string;
  readonly rulings?: readonly string[];
  readonly errata?: Errata;
}

export interface Base {
  readonly name: string;
  readonly faction: string;
  readonly breakpoint: number;
  readonly vp: readonly number[];
  readonly effect: string;
  readonly rulings?: readonly string[];
  readonly errata?: Errata;
}

export interface Faction {
  readonly name: string;
  readonly summary: string;
  readonly cards: readonly Card[];
  readonly errata?: { readonly added?: readonly Card[] };
}

interface Titan {
  readonly name: string;
  readonly faction: string;
  readonly effect: string;
  readonly rulings?: readonly string[];
  readonly errata?: Errata;
}

/** A file of packages/cards/reference; titans.json has only titans. */
export interface Reference {
  readonly set: string;
  readonly year: number;
  readonly factions?: readonly Faction[];
  readonly bases?: readonly Base[];
  /** Shared decks (R12). */
  readonly extraDecks?: readonly { readonly name: string; readonly cards: readonly Card[] }[];
  readonly titans?: readonly Titan[];
}

const REFERENCES = 'packages/cards/reference';

/** The references of all sets, by the name of the set's folder; that of the titans is `titans`. */
export function references(): ReadonlyMap<string, Reference> {
  return new Map(
    filesUnder(REFERENCES, '.json').map((file) => {
      const reference: Reference = JSON.parse(read(file));
      return [file.slice(REFERENCES.length + 1, -'.json'.length), reference];
    }),
  );
}
