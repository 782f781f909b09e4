import { smashUp } from '@smashup/cards';
import { withHiddenPermuted } from '@smashup/cards/kit/hidden.ts';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../src/index.ts';
import { decisionsOf, thoughtOf } from './kit/games.ts';

/** Enough for a search to reach the turns of the others. */
const BUDGET = { iterations: 60 };

const states = [...decisionsOf(2, 4, 40), ...decisionsOf(3, 5, 90)];

describe.each(LEVELS)('%s', (level) => {
  test('answers the same for the same seed and iterations', () => {
    for (const state of states) {
      expect(thoughtOf(level, state, 7, BUDGET)).toEqual(thoughtOf(level, smashUp.clone(state), 7, BUDGET));
    }
  });

  test('answers the same whatever lies where its seat cannot see it', () => {
    for (const state of states) {
      if (state.pending === null) continue;
      const other = withHiddenPermuted(state, state.pending.seat);
      expect(thoughtOf(level, other, 7, BUDGET)).toEqual(thoughtOf(level, state, 7, BUDGET));
    }
  });

  test('leaves the view as it was', () => {
    for (const state of states) {
      const before = smashUp.hash(state);
      thoughtOf(level, state);
      expect(smashUp.hash(state)).toBe(before);
    }
  });
});
