import type { Catalogue, Face } from '@smashup/referee/protocol';
import { heroOf } from '../../art/faces.ts';

/** Four cards, each of another faction, for the top of the first page. */
export interface Fan {
  /** How many factions there are. */
  readonly factions: number;
  readonly cards: readonly Face[];
}

const SIZE = 4;

/** The heroes of all factions, four at a time, of different sets: the first page loads one fan instead of all cards. */
export function fansOf(catalogue: Catalogue): readonly Fan[] {
  const heroes = catalogue.factions.flatMap(({ name }) => heroOf(catalogue, name) ?? []);
  const fans = Math.ceil(heroes.length / SIZE);
  return Array.from({ length: fans }, (_, fan) => ({
    factions: catalogue.factions.length,
    // From the beginning again where the last ones are too few.
    cards: Array.from({ length: SIZE }, (_card, at) => (fan + at * fans) % heroes.length).flatMap(
      (at) => heroes[at] ?? [],
    ),
  }));
}
