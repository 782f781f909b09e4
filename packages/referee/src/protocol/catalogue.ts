import type { CardDef, Printing } from '@smashup/engine';

type Printed =
  | 'kind'
  | 'name'
  | 'faction'
  | 'set'
  | 'text'
  | 'copies'
  | 'power'
  | 'play'
  | 'breakpoint'
  | 'vp';

/** What is printed on a card or base. `face` in a view is an index into the catalogue's faces. */
export interface Face extends Pick<CardDef, Printed> {
  /** Minion and action in one: it can be played either way. */
  readonly fusion: boolean;
  /** Of a shared deck, whose name stands in place of a faction's (R12). */
  readonly shared: boolean;
}

export interface FactionEntry {
  readonly name: string;
  readonly set: string;
  readonly summary: string;
  /** How many more of 100 games a deck with it wins than an average one, as far as that is measured. */
  readonly strength: number;
  /** Faces, by printing. */
  readonly cards: Readonly<Record<Printing, readonly number[]>>;
  /** Its titan, or none (R11). */
  readonly titans: Readonly<Record<Printing, readonly number[]>>;
  readonly bases: Readonly<Record<Printing, readonly number[]>>;
}

export interface Catalogue {
  readonly faces: readonly Face[];
  readonly sets: readonly string[];
  readonly factions: readonly FactionEntry[];
  /** The cards of all shared decks (R12). */
  readonly sharedCards: Readonly<Record<Printing, readonly number[]>>;
  /** Bases that belong to a set but to no faction, by set. */
  readonly setBases: Readonly<Record<string, Readonly<Record<Printing, readonly number[]>>>>;
}
