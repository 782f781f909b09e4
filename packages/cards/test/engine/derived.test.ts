import { createRules, seedRandom, type State } from '@smashup/engine';
import { expect, test } from 'vitest';
import { library, smashUp } from '../../src/index.ts';
import { randomConfig, randomPicks } from '../kit/random-play.ts';

/** What is known of a state without anything that was derived before. */
function afresh(
  state: State,
  picks: readonly number[],
): { readonly hash: string; readonly totals: number[][] } {
  const copy: State = JSON.parse(JSON.stringify(state));
  const rules = createRules(library);
  if (copy.pending !== null) rules.apply(copy, { decision: copy.pending.id, picks });
  return { hash: rules.hash(copy), totals: copy.bases.map(({ base }) => rules.totals(copy, base)) };
}

/** A copy goes another way, and must not take along what was derived for the original. */
function goAstray(state: State, seed: number): void {
  const copy = smashUp.clone(state);
  const random = seedRandom(seed);
  for (let answers = 0; answers < 3 && copy.pending !== null; answers++)
    smashUp.apply(copy, { decision: copy.pending.id, picks: randomPicks(copy.pending, random) });
}

test.for([1, 2, 3, 4])(
  'what is kept beside a game, and shared by its copies, is what would be found anew (game %i)',
  (seed) => {
    const players = 2 + (seed % 3);
    const config = randomConfig(players, { titans: seed % 2 === 0, extraBaseSets: ['Core Set'] });
    const state = smashUp.newGame(config, seed);
    const random = seedRandom(seed);
    for (let answers = 0; state.pending !== null; answers++) {
      const picks = randomPicks(state.pending, random);
      const expected = answers % 3 === 0 ? afresh(state, picks) : null;
      if (expected !== null) goAstray(state, seed);
      smashUp.apply(state, { decision: state.pending.id, picks });
      if (expected === null) continue;
      expect(smashUp.hash(state)).toBe(expected.hash);
      expect(state.bases.map(({ base }) => smashUp.totals(state, base))).toEqual(expected.totals);
    }
  },
);

test('which kinds of cards a game has is found once they have been drafted', () => {
  const pool = ['Cowboys', 'Ninjas', 'Zombies', 'Pirates'];
  const config = randomConfig(2, { choice: 'draft', pool, titans: false });
  for (let seed = 1; seed <= 10; seed++) {
    const state = smashUp.newGame(config, seed);
    const random = seedRandom(seed);
    for (let answers = 0; answers < 12 && state.pending !== null; answers++) {
      const picks = randomPicks(state.pending, random);
      const expected = afresh(state, picks);
      smashUp.apply(state, { decision: state.pending.id, picks });
      expect(smashUp.hash(state)).toBe(expected.hash);
    }
  }
});
