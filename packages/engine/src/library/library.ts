import type { DefId } from '../model/ids.ts';
import type { Printing } from '../model/editions.ts';
import type { Ending, SetSpec } from './card-spec.ts';
import type { Abilities, Ability, CardDef, Grant, Numbered, Rule } from './definitions.ts';
import type { RuleOf } from './rule-kinds/all.ts';
import { fingerprintOfAll } from './fingerprint.ts';
import type { Keys } from './keys.ts';
import { DefinitionBuilder, type Code } from './definition-builder.ts';

interface Faction {
  readonly name: string;
  readonly set: string;
  readonly summary: string;
  /** Definitions, by printing. */
  readonly cards: Readonly<Record<Printing, readonly DefId[]>>;
  /** The same, each repeated once per copy. */
  readonly deck: Readonly<Record<Printing, readonly DefId[]>>;
  /** Its titan, or none (R11.1). */
  readonly titans: Readonly<Record<Printing, readonly DefId[]>>;
}

/** Cards that belong to the table (R12.1). */
interface SharedDeckEntry {
  readonly name: string;
  readonly set: string;
  readonly ending: Ending | null;
  readonly isFaceDown: boolean;
  readonly cards: Readonly<Record<Printing, readonly DefId[]>>;
  readonly deck: Readonly<Record<Printing, readonly DefId[]>>;
}

/**
 * All cards there are, numbered, so that a state can name them. Building one does not modify the sets it is built
 * from, so several libraries can share them in one process.
 */
export interface Library {
  /** The fingerprint of everything in it: names, facts and recorded steps, no display texts. */
  readonly fingerprint: string;
  readonly defs: readonly CardDef[];
  readonly abilities: readonly Ability[];
  /** What goes on after an ability, by `Effect.rule`. */
  readonly lasting: readonly Rule[];
  readonly grants: readonly Grant[];
  /** Names of everything that is numbered: the numbers change when content does, the names do not. */
  readonly keys: Keys;
  /** The number by which a state refers to it: an index into the lists above. */
  numberOf(spec: Numbered): number;
  /** What a rule gives away that has its abilities written out. */
  lentBy(rule: RuleOf<'lends abilities'>): Abilities;
  readonly sets: readonly SetSpec[];
  readonly factionNames: readonly string[];
  faction(name: string): Faction;
  hasFaction(name: string): boolean;
  bases(printing: Printing): readonly DefId[];
  basesOf(set: string, printing: Printing): readonly DefId[];
  readonly sharedDecks: readonly SharedDeckEntry[];
  /** Every card, titan and base of a printing. */
  printed(printing: Printing): readonly DefId[];
  reprints(set: string): readonly string[];
}

/** Numbers everything in the order given; the same sets always give the same numbers. */
export function libraryFrom(sets: readonly SetSpec[], code: Code): Library {
  const builder = new DefinitionBuilder(code);
  const factions = new Map<string, Faction>();
  const sharedDecks: SharedDeckEntry[] = [];
  const bases: Record<Printing, DefId[]> = { original: [], current: [] };
  const basesBySet = new Map<string, Record<Printing, readonly DefId[]>>();
  const copies = (def: DefId): DefId[] => Array.from({ length: builder.defs[def]?.copies ?? 0 }, () => def);
  const pile = (cards: Record<Printing, DefId[]>): Record<Printing, DefId[]> => ({
    original: cards.original.flatMap(copies),
    current: cards.current.flatMap(copies),
  });
  const titans = new Map<string, Record<Printing, DefId[]>>();
  for (const set of sets) {
    for (const faction of set.factions) {
      const cards: Record<Printing, DefId[]> = { original: [], current: [] };
      for (const card of faction.cards) builder.printBoth(card, faction.name, set.name, cards);
      const { name, summary } = faction;
      const own: Record<Printing, DefId[]> = { original: [], current: [] };
      titans.set(name, own);
      factions.set(name, { name, set: set.name, summary, cards, deck: pile(cards), titans: own });
    }
    const own: Record<Printing, DefId[]> = { original: [], current: [] };
    for (const base of set.bases) builder.printBoth(base, base.faction, set.name, own);
    basesBySet.set(set.name, own);
    bases.original.push(...own.original);
    bases.current.push(...own.current);
    for (const { name, ending, faceDown, cards: specs } of set.sharedDecks ?? []) {
      const cards: Record<Printing, DefId[]> = { original: [], current: [] };
      for (const card of specs) builder.printBoth(card, name, set.name, cards, name);
      const isFaceDown = faceDown ?? false;
      sharedDecks.push({ name, set: set.name, ending, isFaceDown, cards, deck: pile(cards) });
    }
  }
  printTitans(builder, sets, titans);
  return {
    fingerprint: fingerprintOfAll(builder.defs, sharedDecks),
    defs: builder.defs,
    abilities: builder.abilities,
    lasting: builder.lastingRules(),
    grants: builder.grants,
    keys: builder.keys,
    numberOf(spec) {
      const number = builder.numbers.get(spec);
      if (number === undefined) throw new Error('The library does not have what is asked for.');
      return number;
    },
    lentBy(rule) {
      const abilities = builder.lent.get(rule);
      if (abilities === undefined) throw new Error('The library does not have what is lent.');
      return abilities;
    },
    sets,
    factionNames: [...factions.keys()],
    faction(name) {
      const found = factions.get(name);
      if (found === undefined) throw new Error(`There is no faction "${name}".`);
      return found;
    },
    hasFaction: (name) => factions.has(name),
    bases: (printing) => bases[printing],
    basesOf: (set, printing) => basesBySet.get(set)?.[printing] ?? [],
    sharedDecks,
    printed: (printing) => [
      ...[...factions.values()].flatMap(({ cards }) => cards[printing]),
      ...[...titans.values()].flatMap((own) => own[printing]),
      ...bases[printing],
      ...sharedDecks.flatMap(({ cards }) => cards[printing]),
    ],
    reprints: (name) => sets.find((set) => set.name === name)?.reprints ?? [],
  };
}

/** Last of all, so that the other numbers are the same with and without them. */
function printTitans(
  builder: DefinitionBuilder,
  sets: readonly SetSpec[],
  into: ReadonlyMap<string, Record<Printing, DefId[]>>,
): void {
  for (const set of sets) {
    for (const { name, titan } of set.factions) {
      const own = into.get(name);
      if (titan !== undefined && own !== undefined) builder.printBoth(titan, name, set.name, own);
    }
  }
}
