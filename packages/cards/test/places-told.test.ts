import { randomBelow, seedRandom } from '@smashup/engine';
import { expect, test } from 'vitest';
import { smashUp } from '../src/index.ts';

/** The places told at each scoring of a game by chance. */
function placesTold(seed: number): readonly (readonly number[])[] {
  const players = ['Ann', 'Bob', 'Cho'].map((name) => ({ name }));
  const state = smashUp.newGame(smashUp.config({ choice: 'random', players }), seed);
  const random = seedRandom(seed);
  const scorings: number[][] = [];
  for (let answers = 0; state.pending !== null && answers < 1500; answers += 1) {
    const { id, options, min, max } = state.pending;
    const left = [...options.keys()];
    const count = min + randomBelow(random, max - min + 1);
    const picks = Array.from({ length: count }, () => left.splice(randomBelow(random, left.length), 1)[0]);
    smashUp.apply(state, { decision: id, picks }, (event) => {
      if (event.key === 'scoring') scorings.push([]);
      if (event.key === 'place') scorings.at(-1)?.push(event.place);
    });
  }
  return scorings;
}

test('the places at a base that scores are told from the first to the last (R5.4)', () => {
  const scorings = [1, 2, 3, 4, 5].flatMap(placesTold);
  expect(scorings.filter((places) => places.length > 1).length).toBeGreaterThan(3);
  for (const places of scorings) expect(places).toEqual(places.toSorted((a, b) => a - b));
});
