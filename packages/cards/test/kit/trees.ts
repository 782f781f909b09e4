import { fingerprintOfCard, type CardDef, type Rules, type SetSpec, type State } from '@smashup/engine';
import { library } from '../../src/index.ts';
import { playAtRandom, randomConfig } from './random-play.ts';

type Entry = SetSpec['bases'][number] | SetSpec['factions'][number]['cards'][number];
type Clauses = Entry['clauses'];

/** Each definition's key, with the clauses it was made from. */
export function texts(): Map<string, Clauses> {
  const found = new Map<string, Clauses>();
  const add = (
    faction: string,
    { name, clauses, current }: Pick<Entry, 'name' | 'clauses' | 'current'>,
  ): void => {
    const printings = [
      ['', clauses],
      [' (current)', current?.clauses ?? clauses],
    ] as const;
    for (const [suffix, own] of printings) {
      const key = `${faction}: ${name}${suffix}`;
      found.set(key, own);
      for (const clause of own)
        if (clause.clause === 'as action') found.set(`${key} (action)`, clause.clauses);
    }
  };
  for (const { factions, bases, sharedDecks = [] } of library.sets) {
    for (const { name, cards, titan } of factions)
      for (const card of [...cards, ...(titan === undefined ? [] : [titan])]) add(name, card);
    for (const base of bases) add(base.faction, base);
    for (const { name, cards } of sharedDecks) for (const card of cards) add(name, card);
  }
  return found;
}

/** All that differ in one place: a number, a word, something left out, two things in another order. */
function* mutations(tree: unknown): Generator {
  if (typeof tree === 'number') yield tree + 1;
  else if (typeof tree === 'boolean') yield !tree;
  else if (typeof tree === 'string') yield `${tree}s`;
  else if (Array.isArray(tree)) {
    for (const [at, one] of tree.entries()) {
      yield tree.toSpliced(at, 1);
      const next: unknown = tree[at + 1];
      if (at + 1 < tree.length && JSON.stringify(one) !== JSON.stringify(next))
        yield tree.toSpliced(at, 2, next, one);
      for (const other of mutations(one)) yield tree.with(at, other);
    }
  } else if (typeof tree === 'object' && tree !== null) {
    for (const [name, value] of Object.entries(tree)) {
      yield Object.fromEntries(Object.entries(tree).filter(([other]) => other !== name));
      for (const other of mutations(value)) yield { ...tree, [name]: other };
    }
  }
}

/** The changes that could be made to what a card does, and the fingerprints it then has; the first is its own. */
export function fingerprintsOf(def: CardDef, clauses: Clauses): { changes: number; prints: Set<string> } {
  const prints = new Set([fingerprintOfCard(def, clauses)]);
  let changes = 0;
  for (const other of mutations(clauses)) {
    changes++;
    const print: unknown = Reflect.apply(fingerprintOfCard, null, [def, other]);
    prints.add(String(print));
  }
  return { changes, prints };
}

/** The state of the game with that seed after each decision. */
export function hashesOf(rules: Rules, seed: number): string[] {
  const config = randomConfig(2 + (seed % 3), {
    titans: true,
    printing: seed % 2 === 0 ? 'original' : 'current',
  });
  const hashes: string[] = [];
  const note = (state: State): State => {
    hashes.push(rules.hash(state));
    return state;
  };
  playAtRandom(config, seed, note, undefined, undefined, rules);
  return hashes;
}
