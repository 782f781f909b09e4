import { HIDDEN, NONE, seedRandom, type Seat, type State } from '@smashup/engine';
import { expect, test } from 'vitest';
import { smashUp } from '../../src/index.ts';

/** A game in which something still speaks of a card that was shuffled away unseen. */
function gameWithMemoryOf(owner: Seat): { state: State; memory: number } {
  const config = smashUp.config({
    players: [{ factions: ['Wizards', 'Ghosts'] }, { factions: ['Aliens', 'Russian Fairy Tales'] }],
    firstPlayer: 1,
  });
  const state = smashUp.newGame(config, 1);
  const like = state.owners.indexOf(owner);
  const memory = state.defs.length;
  state.defs.push(state.defs[like]);
  state.owners.push(owner);
  state.known.push(0);
  state.pieces.push(null);
  state.memories.push(memory);
  return { state, memory };
}

test.for([0, NONE])('a card that is only remembered may be any of its owner (%i)', (owner) => {
  const { state, memory } = gameWithMemoryOf(owner);
  const view = smashUp.view(state, 1);
  expect(view.defs[memory]).toBe(HIDDEN);
  const guess = smashUp.determinize(view, seedRandom(7));
  expect(guess.defs).not.toContain(HIDDEN);
  expect(smashUp.violations(guess)).toEqual([]);
});

test('of a card that is only remembered, whoever does not know it does not learn the owner either', () => {
  const [one, other] = [0, 1].map((owner) => smashUp.view(gameWithMemoryOf(owner).state, 1));
  expect(one).toEqual(other);
});
