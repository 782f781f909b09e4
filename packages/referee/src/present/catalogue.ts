import { strengthOf } from '@smashup/bots';
import { PRINTINGS, type CardDef, type Library, type Printing } from '@smashup/engine';
import type { Catalogue, Face, FactionEntry } from '../protocol/catalogue.ts';

/** Every card there is, for browsing and for drawing. */
export function makeCatalogue(library: Library): Catalogue {
  return {
    faces: library.defs.map(presentFace),
    sets: library.sets.map(({ name }) => name),
    factions: library.factionNames.map((name) => presentFaction(name, library)),
    sharedCards: {
      original: library.sharedDecks.flatMap(({ cards }) => cards.original),
      current: library.sharedDecks.flatMap(({ cards }) => cards.current),
    },
    setBases: Object.fromEntries(
      library.sets.map(({ name }) => [
        name,
        basesOf(({ set, faction }) => set === name && !library.hasFaction(faction), library),
      ]),
    ),
  };
}

function presentFace(def: CardDef): Face {
  const { kind, name, faction, set, text, copies, power, play, breakpoint, vp } = def;
  const fusion = def.fusion !== null;
  const shared = def.sharedDeck !== null;
  return { kind, fusion, shared, name, faction, set, text, copies, power, play, breakpoint, vp };
}

function presentFaction(name: string, library: Library): FactionEntry {
  const { set, summary, cards, titans } = library.faction(name);
  const bases = basesOf(({ faction }) => faction === name, library);
  return { name, set, summary, strength: strengthOf([name]), cards, titans, bases };
}

function basesOf(test: (def: CardDef) => boolean, library: Library): Record<Printing, readonly number[]> {
  const of = (printing: Printing): number[] =>
    library.bases(printing).filter((id) => {
      const def = library.defs[id];
      return def !== undefined && test(def);
    });
  const [original, current] = PRINTINGS;
  return { [original]: of(original), [current]: of(current) };
}
