import type { BaseSpec, FactionSpec, SetSpec } from '@smashup/engine';

/** What a set is besides its factions and bases. */
export type SetInfo = Omit<SetSpec, 'factions' | 'bases'>;

/** A faction with its bases. */
export interface Member {
  readonly set: SetInfo;
  readonly faction: FactionSpec;
  readonly bases: readonly BaseSpec[];
}

export function inSet(set: SetInfo, faction: FactionSpec, bases: readonly BaseSpec[]): Member {
  return { set, faction, bases };
}

/** The sets that these factions are from, by year and name, each with its factions by name. */
export function setsOf(members: readonly Member[]): SetSpec[] {
  const infos = [...new Set(members.map(({ set }) => set))];
  return infos
    .toSorted((a, b) => a.year - b.year || compare(a.name, b.name))
    .map((info) => {
      const own = members
        .filter(({ set }) => set === info)
        .toSorted((a, b) => compare(a.faction.name, b.faction.name));
      return {
        ...info,
        factions: own.map(({ faction }) => faction),
        bases: own.flatMap(({ bases }) => bases),
      };
    });
}

/** Not by locale: the order must be the same on every machine. */
function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
