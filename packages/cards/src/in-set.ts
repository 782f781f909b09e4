import type { BaseSpec, FactionSpec, SetSpec, SharedDeckSpec } from '@smashup/engine';

/** What a set is besides its factions, bases and shared decks. */
export type SetInfo = Omit<SetSpec, 'factions' | 'bases' | 'sharedDecks'>;

/** A faction with its bases, or a shared deck (R12). */
export type Member = { readonly set: SetInfo } & (
  | { readonly faction: FactionSpec; readonly bases: readonly BaseSpec[] }
  | { readonly deck: SharedDeckSpec }
);

export function inSet(set: SetInfo, faction: FactionSpec, bases: readonly BaseSpec[]): Member {
  return { set, faction, bases };
}

export function deckInSet(set: SetInfo, deck: SharedDeckSpec): Member {
  return { set, deck };
}

/** The sets that these members are of, by year and name, each with its factions by name. */
export function setsOf(members: readonly Member[]): SetSpec[] {
  return [...new Set(members.map(({ set }) => set))]
    .toSorted((a, b) => a.year - b.year || compare(a.name, b.name))
    .map((info) =>
      setOf(
        info,
        members.filter(({ set }) => set === info),
      ),
    );
}

function setOf(info: SetInfo, members: readonly Member[]): SetSpec {
  const own = members
    .flatMap((member) => ('faction' in member ? [member] : []))
    .toSorted((a, b) => compare(a.faction.name, b.faction.name));
  const sharedDecks = members.flatMap((member) => ('deck' in member ? [member.deck] : []));
  return {
    ...info,
    factions: own.map(({ faction }) => faction),
    bases: own.flatMap(({ bases }) => bases),
    ...(sharedDecks.length > 0 ? { sharedDecks } : {}),
  };
}

/** Not by locale: the order must be the same on every machine. */
function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
