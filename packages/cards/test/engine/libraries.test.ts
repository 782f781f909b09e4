import {
  buildLibrary,
  createRules,
  minion,
  minions,
  onPlay,
  randomBelow,
  seedRandom,
  type Rules,
  type SetSpec,
  type State,
} from '@smashup/engine';
import { describe, expect, test } from 'vitest';
import { library, smashUp } from '../../src/index.ts';
import {
  addFaction,
  changeBase,
  changeCard,
  fixCollector,
  gardeners,
  greenhouse,
  type ContentChange,
} from '../kit/content-changes.ts';
import { randomPicks } from '../kit/random-play.ts';

const withGardeners = addFaction('Core Set', 3, gardeners, greenhouse);

function build(change: ContentChange): Rules {
  return createRules(buildLibrary(change(library.sets)));
}

/** A game that is played step by step. */
class Playing {
  readonly state: State;
  private readonly rules: Rules;
  private readonly random;

  constructor(rules: Rules, seed: number) {
    this.rules = rules;
    this.random = seedRandom(seed);
    const players = Array.from({ length: 2 + (seed % 3) }, () => ({}));
    this.state = rules.newGame(rules.config({ players, choice: 'random' }), seed);
  }

  step(): boolean {
    const { pending } = this.state;
    if (pending === null) return false;
    const picks = randomPicks(pending, this.random);
    this.rules.apply(this.state, { decision: pending.id, picks });
    return true;
  }

  toTheEnd(): string {
    while (this.step());
    return this.rules.hash(this.state);
  }
}

const SEEDS = Array.from({ length: 8 }, (_, i) => 100 + i);
const ends = (rules: Rules): string[] => SEEDS.map((seed) => new Playing(rules, seed).toTheEnd());

/** Everything that can be reached from there by properties. */
function freezeAll(thing: unknown, seen = new Set<unknown>()): void {
  if (typeof thing !== 'object' || thing === null || seen.has(thing)) return;
  seen.add(thing);
  Object.freeze(thing);
  for (const value of Object.values(thing)) freezeAll(value, seen);
}

describe('a library', () => {
  const before = ends(smashUp);

  test('is built from sets that cannot be written to, and plays as it did', () => {
    const sets: readonly SetSpec[] = library.sets;
    freezeAll(sets);
    expect(ends(createRules(buildLibrary(sets)))).toEqual(before);
  });

  test('goes on as it was when others are built from the same sets', () => {
    build(withGardeners);
    build((sets) => sets.toReversed());
    expect(ends(smashUp)).toEqual(before);
  });

  test('lives beside another one, game by game and answer by answer', () => {
    const other = build((sets) => withGardeners(sets).toReversed());
    const apart = [before, ends(other)];
    const pairs = SEEDS.map((seed) => [new Playing(smashUp, seed), new Playing(other, seed)] as const);
    const turn = seedRandom(1);
    let open = pairs.flat();
    while (open.length > 0) {
      const next = open[randomBelow(turn, open.length)];
      if (!next.step()) open = open.filter((playing) => playing !== next);
    }
    expect(pairs.map(([one]) => smashUp.hash(one.state))).toEqual(apart[0]);
    expect(pairs.map(([, two]) => other.hash(two.state))).toEqual(apart[1]);
  });
});

describe('fingerprints', () => {
  const changedKeys = (change: ContentChange): string[] => {
    const after = buildLibrary(change(library.sets));
    const prints = new Map(library.defs.map(({ key, fingerprint }) => [key, fingerprint]));
    const changed = after.defs.filter(({ key, fingerprint }) => prints.get(key) !== fingerprint);
    expect(after.fingerprint === library.fingerprint).toBe(changed.length === 0);
    return changed.map(({ key }) => key);
  };

  test('are the same for the same content', () => {
    expect(changedKeys((sets) => [...sets])).toEqual([]);
  });

  test('do not care about texts', () => {
    const reword = changeCard('Collector', (card) =>
      card.kind === 'minion' ? { ...card, facts: { ...card.facts, text: 'Other words.' } } : card,
    );
    expect(changedKeys(reword)).toEqual([]);
  });

  test('tell a card whose behaviour differs by one word, or by one number', () => {
    expect(changedKeys(fixCollector)).toEqual(['Aliens: Collector']);
    const atMostTwo = changeCard('Collector', (card) =>
      card.kind === 'minion'
        ? minion(
            card.name,
            card.facts,
            onPlay((c) => c.return(c.mayChoose(minions.here.powerAtMost(2), 'return'))),
          )
        : card,
    );
    expect(changedKeys(atMostTwo)).toEqual(['Aliens: Collector']);
  });

  test('tell a card with other facts', () => {
    const higher = changeBase('The Homeworld', (base) => ({
      ...base,
      facts: { ...base.facts, breakpoint: 24 },
    }));
    expect(changedKeys(higher)).toEqual(['Aliens: The Homeworld', 'Aliens: The Homeworld (current)']);
  });

  test('of other cards stay when a faction is added in the middle', () => {
    expect(changedKeys(withGardeners)).toEqual([
      'Gardeners: Waterer',
      'Gardeners: Compost',
      'Gardeners: Greenhouse',
    ]);
  });
});
