import { filesUnder, read } from './files.ts';

/** What a printing changes; a card with `copies: 0` is gone in it. */
interface Errata {
  readonly effect?: string;
  readonly copies?: number;
}

/** A card or base as packages/cards/reference describes it. */
export interface ReferenceCard {
  readonly name: string;
  readonly rulings?: readonly string[];
  readonly errata?: Errata;
}

interface Reference {
  readonly factions?: readonly {
    readonly cards: readonly ReferenceCard[];
    readonly errata?: { readonly added?: readonly ReferenceCard[] };
  }[];
  readonly bases?: readonly ReferenceCard[];
  /** Shared decks (R12). */
  readonly extraDecks?: readonly { readonly cards: readonly ReferenceCard[] }[];
  readonly titans?: readonly ReferenceCard[];
}

export function referenceCards(): ReferenceCard[] {
  return filesUnder('packages/cards/reference', '.json').flatMap((file) => {
    const { factions = [], bases = [], extraDecks = [], titans = [] }: Reference = JSON.parse(read(file));
    return [
      ...factions.flatMap(({ cards, errata }) => [...cards, ...(errata?.added ?? [])]),
      ...extraDecks.flatMap(({ cards }) => cards),
      ...titans,
      ...bases,
    ];
  });
}

export function ruleNumbers(): string[] {
  return [...read('docs/rules.md').matchAll(/^- (R\d+\.\d+)/gm)].map((match) => match[1]);
}
