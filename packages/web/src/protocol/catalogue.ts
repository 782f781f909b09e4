import type { CardKind, PlayKind, Printing } from '@smashup/engine';

/** What is printed on a card or base. `face` in a view is an index into the catalogue's faces. */
export interface Face {
  readonly kind: CardKind;
  /** Minion and action in one: it can be played either way. */
  readonly fusion: boolean;
  readonly name: string;
  readonly faction: string;
  readonly set: string;
  readonly text: string;
  readonly copies: number;
  readonly power: number;
  readonly play: PlayKind;
  readonly breakpoint: number;
  readonly vp: readonly [number, number, number];
}

export interface FactionEntry {
  readonly name: string;
  readonly set: string;
  readonly summary: string;
  /** Faces, by printing. */
  readonly cards: Readonly<Record<Printing, readonly number[]>>;
  readonly bases: Readonly<Record<Printing, readonly number[]>>;
}

export interface Catalogue {
  readonly faces: readonly Face[];
  readonly sets: readonly string[];
  readonly factions: readonly FactionEntry[];
  /** Bases that belong to a set but to no faction, by set. */
  readonly setBases: Readonly<Record<string, Readonly<Record<Printing, readonly number[]>>>>;
}
