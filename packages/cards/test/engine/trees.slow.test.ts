import { buildLibrary, createRules, readSets } from '@smashup/engine';
import { expect, test } from 'vitest';
import { library, smashUp } from '../../src/index.ts';
import { fingerprintsOf, hashesOf, texts } from '../kit/trees.ts';

const again = createRules(buildLibrary(readSets(JSON.parse(JSON.stringify(library.sets)))));

test.each(Array.from({ length: 20 }, (_, i) => i + 1))(
  'a library made from JSON plays the same game (%d)',
  (seed) => expect(hashesOf(again, seed)).toEqual(hashesOf(smashUp, seed)),
);

test('every change to what any card does changes its fingerprint', () => {
  const all = texts();
  const looked = new Set<unknown>();
  let total = 0;
  for (const def of library.defs) {
    const clauses = all.get(def.key) ?? [];
    // Both printings can have the same.
    if (looked.has(clauses)) continue;
    looked.add(clauses);
    const { changes, prints } = fingerprintsOf(def, clauses);
    // Each differs from its own, and no two from each other.
    expect([def.key, [...prints][0], prints.size]).toEqual([def.key, def.fingerprint, changes + 1]);
    total += changes;
  }
  expect(total).toBeGreaterThan(10_000);
});
