import { buildLibrary, createRules, readSets, type SetSpec } from '@smashup/engine';
import { describe, expect, test } from 'vitest';
import { library, smashUp } from '../../src/index.ts';
import { fingerprintsOf, hashesOf, texts } from '../kit/trees.ts';

const written = (): unknown => JSON.parse(JSON.stringify(library.sets));

describe('what cards do', () => {
  test('is plain data that nobody can write to', () => {
    const problems: string[] = [];
    const look = (thing: unknown, path: string): void => {
      if (typeof thing === 'function' || thing === undefined) problems.push(`${path}: ${typeof thing}`);
      if (typeof thing === 'number' && !Number.isSafeInteger(thing)) problems.push(`${path}: ${thing}`);
      if (typeof thing !== 'object' || thing === null) return;
      if (!Object.isFrozen(thing)) problems.push(`${path} can be written to`);
      for (const [name, value] of Object.entries(thing)) look(value, `${path}.${name}`);
    };
    for (const [key, clauses] of texts()) {
      for (const clause of clauses) {
        if (clause.clause === 'ability') look(clause.ability, key);
        if (clause.clause === 'rule') look(clause.rule, key);
      }
    }
    expect(problems).toEqual([]);
  });

  test('written as JSON and read again, it makes the same library and the same game', () => {
    const again = createRules(buildLibrary(readSets(written())));
    expect(again.library.fingerprint).toBe(library.fingerprint);
    expect(hashesOf(again, 1)).toEqual(hashesOf(smashUp, 1));
  });
});

describe('the fingerprint of a card', () => {
  test('is different for every change to what a card does (a sample; all of them: trees.slow.test.ts)', () => {
    const all = texts();
    const sample = library.defs.filter(({ id }) => id % 40 === 0);
    for (const def of sample) {
      const { changes, prints } = fingerprintsOf(def, all.get(def.key) ?? []);
      expect([def.key, [...prints][0], prints.size]).toEqual([def.key, def.fingerprint, changes + 1]);
    }
  });

  /** The sets with one number of one card changed: a number of that field in what the card does. */
  function changed(card: string, field: string, to: number): SetSpec[] {
    let done = false;
    const change = (json: unknown, isInside: boolean): unknown => {
      if (Array.isArray(json)) return json.map((one) => change(one, isInside));
      if (typeof json !== 'object' || json === null) return json;
      const inside = isInside || ('name' in json && json.name === card);
      return Object.fromEntries(
        Object.entries(json).map(([name, value]) => {
          if (inside && name === field && typeof value === 'number' && !done) {
            done = true;
            return [name, to];
          }
          return [name, change(value, inside)];
        }),
      );
    };
    const sets = readSets(change(written(), false));
    expect(done).toBe(true);
    return sets;
  }

  test.each([
    ['The Central Brain', 'amount', 2, ['Robots: The Central Brain']],
    ['Poison', 'amount', 3, ['Ninjas: Poison']],
    ['Seeing Stars', 'amount', 4, ['Ninjas: Seeing Stars']],
    ['The Homeworld', 'powerAtMost', 3, ['Aliens: The Homeworld']],
    ['Factory 436-1337', 'divisor', 4, ['Robots: Factory 436-1337']],
  ])('%s: %s %d changes it, and that of no other card', (card, field, to, keys) => {
    const prints = new Map(library.defs.map(({ key, fingerprint }) => [key, fingerprint]));
    const after = buildLibrary(changed(card, field, to));
    expect(
      after.defs.filter(({ key, fingerprint }) => prints.get(key) !== fingerprint).map(({ key }) => key),
    ).toEqual(keys);
    expect(after.fingerprint).not.toBe(library.fingerprint);
  });
});

describe('a tree that makes no sense', () => {
  /** A set with one card whose on-play ability has that text. */
  const withText = (text: unknown): unknown => [
    {
      name: 'Set',
      year: 2026,
      bases: [],
      reprints: [],
      factions: [
        {
          name: 'Faction',
          summary: '',
          cards: [
            {
              kind: 'action',
              name: 'Card',
              facts: { copies: 1, play: 'standard', text: '' },
              clauses: [{ clause: 'ability', ability: { ability: 'on play', do: text } }],
              current: null,
            },
          ],
        },
      ],
    },
  ];
  const build = (text: unknown) => () => buildLibrary(readSets(withText(text)));
  const minions = { all: { noun: 'minions' }, that: [{ test: 'here' }] };

  test('is refused, with the place; one that does is not', () => {
    expect(build([{ verb: 'destroy', cards: minions }])).not.toThrow();
    expect(build([{ verb: 'destroy', cards: { result: 3 } }])).toThrow('do[0].cards.word: no such word');
    expect(build([{ verb: 'explode', cards: minions }])).toThrow('do[0].verb: no such word');
    expect(build([{ verb: 'destroy' }])).toThrow('do[0].cards: not a node');
    expect(build([{ verb: 'draw', count: 1.5 }])).toThrow('do[0].count: not a whole number');
    expect(build([{ verb: 'draw', count: { word: 'your turn' } }])).toThrow('do[0].count.word: no such word');
    expect(build([{ verb: 'draw', count: 1, times: 2 }])).toThrow('do[0].times: there is no such field');
    const bases = { all: { noun: 'bases' }, that: [{ test: 'yours' }] };
    expect(build([{ verb: 'destroy', cards: bases }])).toThrow('do[0].cards.that[0].test: no such word');
  });

  test('is refused when it refers to what is not there', () => {
    const result = { word: 'result', of: 0 };
    expect(build([{ verb: 'draw', count: { word: 'power', of: result } }])).toThrow('Verb 0 returns nothing');
    const draw = { verb: 'draw', count: 1 };
    expect(build([draw, { verb: 'draw', count: { word: 'power', of: result } }])).toThrow(
      'not a verb that returns one',
    );
    expect(build([{ verb: 'draw', count: { word: 'power', of: { word: 'each', of: 0 } } }])).toThrow(
      'Nothing says what each 0 stands for',
    );
    expect(build([{ verb: 'draw', count: { word: 'custom number', name: 'x', version: 1 } }])).toThrow(
      'a function of the set: x',
    );
  });
});
