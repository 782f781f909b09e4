import { smashUp } from '@smashup/cards';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../src/index.ts';
import { decisionsOf, thoughtOf } from './kit/games.ts';

/** Enough for a search to reach the turns of the others. */
const BUDGET = { iterations: 60 };

const decisions = [...decisionsOf(2, 4, 40), ...decisionsOf(3, 5, 90)];

describe.each(LEVELS)('%s', (level) => {
  const thoughts = decisions.map(({ state }) => thoughtOf(level, state, 7, BUDGET));

  test('answers the same for the same seed and iterations', () => {
    const again = decisions.map(({ state }) => thoughtOf(level, smashUp.clone(state), 7, BUDGET));
    expect(again).toEqual(thoughts);
  });

  test('answers the same whatever its seat has not been told', () => {
    const otherwise = decisions.map(({ other }) => thoughtOf(level, other, 7, BUDGET));
    expect(otherwise).toEqual(thoughts);
  });

  test('leaves the view as it was', () => {
    for (const { state } of decisions) {
      const before = smashUp.hash(state);
      thoughtOf(level, state);
      expect(smashUp.hash(state)).toBe(before);
    }
  });
});
