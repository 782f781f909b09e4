import { library } from '../content/content.ts';
import type { Printing } from '@smashup/engine';

/** The set whose bases are added when the factions have too few (R1.4). */
const SPARE_BASES = 'Core Set';

/** More bases than are dealt: players + 1 lie on the table, and one that scores must be replaced. */
export function extraBaseSets(factions: readonly string[], players: number, printing: Printing): string[] {
  const sets = new Set(factions.map((name) => library.faction(name).set));
  const bases = library.bases(printing).filter((def) => sets.has(library.defs[def]?.set ?? ''));
  return bases.length < players + 2 ? [SPARE_BASES] : [];
}
