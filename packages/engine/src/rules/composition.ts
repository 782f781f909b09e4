import type { Library } from '../library/library.ts';
import type { Config } from '../model/config.ts';
import type { State } from '../model/state.ts';
import { editionRules } from '../model/editions.ts';
import { nth } from '../model/nth.ts';

/** The contents of decks (R1.1, R1.4): used both for dealing them and for guessing what is left in them. */

/** The definitions of a player's forty cards. */
export function deckList(lib: Library, config: Config, factions: readonly string[]): number[] {
  const list: number[] = [];
  for (const name of factions) list.push(...lib.faction(name).deck[config.printing]);
  return list;
}

/** The shared decks of the sets that the factions come from (R12). */
export function sharedDecksFor(lib: Library, factions: readonly string[]): Library['sharedDecks'] {
  const sets = new Set(factions.map((name) => lib.faction(name).set));
  return lib.sharedDecks.filter(({ set }) => sets.has(set));
}

/**
 * The bases of the sets that the factions come from, of what those boxes reprint, and of sets added at set-up. After a
 * draft of the league only the bases of the factions themselves, and of those that were added (R1.3).
 */
export function baseList(lib: Library, { config, players, league }: State): number[] {
  if (config.baseDeck !== undefined)
    return config.baseDeck.flatMap((key) => lib.keys.defs.numberOf(key) ?? []);
  const factions = players.flatMap((player) => player.factions);
  if (league !== undefined) {
    const own = new Set([...factions, ...league.bases]);
    return lib.bases(config.printing).filter((def) => own.has(nth(lib.defs, def).faction));
  }
  const sets = new Set(factions.map((name) => lib.faction(name).set));
  if (editionRules[config.edition].baseDeck === 'collection') {
    for (const set of factions.map((name) => lib.faction(name).set)) {
      for (const reprinted of lib.reprints(set)) sets.add(reprinted);
    }
  }
  for (const set of config.extraBaseSets) sets.add(set);
  return lib.sets.flatMap(({ name }) => (sets.has(name) ? lib.basesOf(name, config.printing) : []));
}
