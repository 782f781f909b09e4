import { describe, expect, test } from 'vitest';
import { HIDDEN, seedRandom } from '../src/index.ts';
import { answer, asked, deal, hand, toy } from './kit/sitting.ts';

describe('a view is a state with the unknown cards blanked', () => {
  test('one sees one’s own hand, nobody’s deck, and no chance to come', () => {
    const state = deal(5);
    const view = toy.view(state, 0);
    const [ann, bob] = state.players;
    expect(hand(view, 0)).toEqual(hand(state, 0));
    for (const card of [...ann.deck, ...bob.deck, ...bob.hand]) expect(view.defs[card]).toBe(HIDDEN);
    expect(view.random).toEqual([0, 0, 0, 0]);
    expect(toy.view(state, 'spectator').defs.filter((def) => def !== HIDDEN)).toHaveLength(
      state.bases.length,
    );
  });

  test('only the one who is asked sees between what', () => {
    const state = deal(5);
    const { seat, options } = asked(state);
    expect(asked(toy.view(state, seat)).options).toEqual(options);
    expect(asked(toy.view(state, 1 - seat)).options).toEqual([]);
  });

  test('what a seat does not know makes no difference to its view', () => {
    const state = deal(5);
    const before = toy.view(state, 0);
    const [one, two] = state.players[1].deck;
    [state.defs[one], state.defs[two]] = [state.defs[two], state.defs[one]];
    expect(toy.view(state, 0)).toEqual(before);
  });

  test('nor does how often something came to light for others', () => {
    const state = deal(5);
    const before = toy.view(state, 0);
    state.barrier += 1;
    expect(toy.view(state, 0)).toEqual(before);
  });
});

describe('determinize fills the blanks', () => {
  test('so that the guess agrees with the view, and can be played on', () => {
    const state = deal(7);
    const view = toy.view(state, 0);
    const guess = toy.determinize(view, seedRandom(1));
    expect(toy.violations(guess)).toEqual([]);
    expect(hand(guess, 0)).toEqual(hand(state, 0));
    expect(toy.view(guess, 0).defs).toEqual(view.defs);
    while (asked(guess).kind === 'mulligan') answer(guess, 'keep');
    answer(guess, 'pass');
    expect(toy.violations(guess)).toEqual([]);
  });

  test('at random: the other hand is not always the one that it is', () => {
    const view = toy.view(deal(7), 0);
    const hands = Array.from({ length: 10 }, (_, seed) =>
      hand(toy.determinize(view, seedRandom(seed)), 1)
        .toSorted()
        .join(),
    );
    expect(new Set(hands).size).toBeGreaterThan(1);
  });
});
