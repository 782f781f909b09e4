import { slug } from '../text/searching.ts';

interface Faction {
  readonly name: string;
  readonly set: string;
}

/** The factions of a collection: all but those that its owner has taken out, so that new ones are in it. */
export function collected<T extends Faction>(
  factions: readonly T[],
  notMine: readonly string[],
): readonly T[] {
  return factions.filter(({ name }) => !notMine.includes(name));
}

/** A collection as a part of an address: sets that are in it as a whole, then single factions. */
export function written(factions: readonly Faction[], notMine: readonly string[]): string {
  const isMine = ({ name }: Faction): boolean => !notMine.includes(name);
  const sets = [...new Set(factions.map(({ set }) => set))];
  const isWhole = (set: string): boolean => factions.every((one) => one.set !== set || isMine(one));
  const single = factions.filter((one) => isMine(one) && !isWhole(one.set));
  return [...sets.filter(isWhole), ...single.map(({ name }) => name)].map(slug).join('.');
}

/** What a collection written like that leaves out. Names that nobody knows here do not matter. */
export function readWritten(factions: readonly Faction[], text: string): readonly string[] {
  const listed = text.split('.');
  return factions
    .filter(({ name, set }) => !listed.includes(slug(set)) && !listed.includes(slug(name)))
    .map(({ name }) => name);
}
