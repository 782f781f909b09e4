import type { ResultsView } from '@smashup/server/protocol';

/** Games, how many of them were won, and all their points. */
export interface Tally {
  readonly games: number;
  readonly wins: number;
  readonly points: number;
}

/** A game that is conceded while factions are chosen ends without some of them. */
export function chosen(factions: readonly string[]): string[] {
  return factions.filter((faction) => faction !== '');
}

type Pairings = ResultsView['pairings'];

const NONE: Tally = { games: 0, wins: 0, points: 0 };

function add(one: Tally, { games, wins, points }: Tally): Tally {
  return { games: one.games + games, wins: one.wins + wins, points: one.points + points };
}

export function sumOf(pairings: Pairings): Tally {
  return pairings.reduce(add, NONE);
}

/** By each of the two factions, the most played first. */
export function byFaction(pairings: Pairings): (Tally & { readonly faction: string })[] {
  const tallies = new Map<string, Tally>();
  for (const pairing of pairings)
    for (const faction of new Set(chosen(pairing.factions)))
      tallies.set(faction, add(tallies.get(faction) ?? NONE, pairing));
  return [...tallies]
    .map(([faction, tally]) => ({ faction, ...tally }))
    .toSorted((one, other) => other.games - one.games || other.wins - one.wins);
}
