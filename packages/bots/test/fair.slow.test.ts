import { smashUp } from '@smashup/cards';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../src/index.ts';
import { decisionsOf, thoughtOf } from './kit/games.ts';

/** Enough for a search to reach the turns of the others. */
const BUDGET = { iterations: 60 };

const decisions = [...decisionsOf(2, 4, 40), ...decisionsOf(3, 5, 90)];

describe.each(LEVELS)('%s', (level) => {
  test('answers the same for the same seed and iterations', () => {
    for (const { state } of decisions) {
      expect(thoughtOf(level, state, 7, BUDGET)).toEqual(thoughtOf(level, smashUp.clone(state), 7, BUDGET));
    }
  });

  test('answers the same whatever its seat has not been told', () => {
    for (const { state, other } of decisions) {
      expect(thoughtOf(level, other, 7, BUDGET)).toEqual(thoughtOf(level, state, 7, BUDGET));
    }
  });

  test('leaves the view as it was', () => {
    for (const { state } of decisions) {
      const before = smashUp.hash(state);
      thoughtOf(level, state);
      expect(smashUp.hash(state)).toBe(before);
    }
  });
});
