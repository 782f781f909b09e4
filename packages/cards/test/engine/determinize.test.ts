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

/** The second player has drawn Madness cards and put them where the first does not see them. */
function gameWithHiddenMadness(): State {
  const config = smashUp.config({
    players: [{ factions: ['Wizards', 'Ghosts'] }, { factions: ['Aliens', 'Miskatonic University'] }],
    firstPlayer: 0,
  });
  const state = smashUp.newGame(config, 1);
  const [{ cards }] = state.sharedDecks;
  for (let drawn = 0; drawn < 6; drawn++) {
    const card = cards.pop() ?? NONE;
    state.owners[card] = 1;
    // On the bottom of the deck, unseen.
    state.players[1].deck.unshift(card);
  }
  expect(smashUp.violations(state)).toEqual([]);
  return state;
}

test('cards of a shared deck that are not seen are guessed wherever somebody holds cards, and nowhere else', () => {
  const state = gameWithHiddenMadness();
  const view = smashUp.view(state, 0);
  const [madness] = smashUp.library.sharedDecks[0].deck.original;
  const places = new Set<number>();
  for (let seed = 1; seed <= 20; seed++) {
    const guess = smashUp.determinize(view, seedRandom(seed));
    expect(smashUp.violations(guess)).toEqual([]);
    const { hand, deck } = guess.players[1];
    const held = [...hand, ...deck].filter((card) => guess.defs[card] === madness);
    expect(held).toHaveLength(6);
    for (const card of held) places.add([...hand, ...deck].indexOf(card));
  }
  // Not always the same cards, and not just those at one end.
  expect(places.size).toBeGreaterThan(25);
});
