import { smashUp } from '@smashup/cards';
import { createReferee } from '@smashup/referee';
import { expect, test } from 'vitest';
import { collected, readWritten, written } from '../../src/collection/collection.ts';

const { factions } = createReferee(smashUp).catalogue();
const coreSet = factions.filter(({ set }) => set === 'Core Set').map(({ name }) => name);

test('a collection has what its owner has not taken out', () => {
  expect(collected(factions, [])).toHaveLength(factions.length);
  expect(collected(factions, coreSet)).toHaveLength(factions.length - coreSet.length);
});

test('a link says whole sets by one name, and is read as it was written', () => {
  const notMine = factions
    .map(({ name }) => name)
    .filter((name) => !coreSet.includes(name) && name !== 'Ghosts');
  expect(written(factions, notMine)).toBe('core-set.ghosts');
  for (const left of [[], notMine, ['Ghosts', "Grimms' Fairy Tales"]])
    expect(readWritten(factions, written(factions, left)).toSorted()).toEqual(left.toSorted());
});

test('a link of a version with other factions is read as far as it goes', () => {
  expect(readWritten(factions, 'core-set.gardeners')).toHaveLength(factions.length - coreSet.length);
});
