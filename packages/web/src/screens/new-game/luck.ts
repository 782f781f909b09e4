export const LUCKS = ['wild', 'fair', 'fresh'] as const;
/** How chance chooses factions: from all, from equally strong ones, or from those that were not played lately. */
export type Luck = (typeof LUCKS)[number];

interface Faction {
  readonly name: string;
  readonly strength: number;
}

interface Wish {
  readonly luck: Luck;
  /** How many factions the game needs. */
  readonly needed: number;
  /** The factions of past games, the latest first. */
  readonly played: readonly string[];
}

/** Chance has this many times as many to choose from as the game needs, where there are so many. */
const ROOM = 1.5;

/** The factions among which chance chooses. `lot`: a number below 1 that was drawn for it. */
export function luckyPool<T extends Faction>(
  factions: readonly T[],
  { luck, needed, played }: Wish,
  lot: number,
): readonly T[] {
  const size = Math.ceil(needed * ROOM);
  if (luck === 'wild' || factions.length <= size) return factions;
  if (luck === 'fresh') return byRest(factions, played).slice(0, Math.max(size, factions.length >> 1));
  const ranked = factions.toSorted((one, other) => one.strength - other.strength);
  const first = Math.floor(lot * (ranked.length - size + 1));
  return ranked.slice(first, first + size);
}

/** The longest rested first: those never played, then those played longest ago. */
function byRest<T extends Faction>(factions: readonly T[], played: readonly string[]): readonly T[] {
  const rest = ({ name }: Faction): number => {
    const since = played.indexOf(name);
    return since === -1 ? played.length : since;
  };
  return factions.toSorted((one, other) => rest(other) - rest(one));
}
