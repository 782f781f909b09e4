import { describe, expect, test } from 'vitest';
import { History, randomBelow, replay, seedRandom, type State } from '../src/index.ts';
import { answer, asked, at, deal, lay, toy } from './kit/session.ts';

/** Answers at random; the same seed, the same answers. `between` may put another state in its place. */
function playOn(state: State, seed: number, between: (state: State) => State = (same) => same): State {
  const random = seedRandom(seed);
  let now = state;
  while (now.pending !== null) {
    const { id, options, min } = now.pending;
    const from = randomBelow(random, options.length);
    const picks = Array.from({ length: Math.max(1, min) }, (_, i) => (from + i) % options.length);
    toy.apply(now, { decision: id, picks });
    now = between(now);
  }
  return now;
}

function throughJson(state: State): State {
  const copy: State = JSON.parse(JSON.stringify(state));
  return copy;
}

describe('a game is plain data', () => {
  test('written as JSON and read again at every decision, it goes on just the same', () => {
    const once = playOn(deal(11), 1);
    const through = playOn(deal(11), 1, throughJson);
    expect(toy.hash(through)).toBe(toy.hash(once));
  });

  test('a copy is a game of its own: to undo is to go back to one', () => {
    const state = lay({
      players: [{ hand: ['Tabby', 'Fetch'], deck: ['Fetch', 'Tabby'] }, {}],
      bases: [
        { base: 'Garden', cards: [] },
        { base: 'Barn', cards: [] },
      ],
    });
    const before = toy.clone(state);
    answer(state, 'Tabby', 'Barn', 'Fetch');
    expect(at(before, 'Barn')).toEqual([]);
    answer(before, 'Tabby', 'Barn', 'Fetch');
    expect(toy.hash(before)).toBe(toy.hash(state));
  });

  test('the barrier says when something has come to light that undo must not take back', () => {
    const state = lay({
      players: [{ hand: ['Tabby', 'Fetch'], deck: ['Fetch', 'Tabby'] }, {}],
      bases: [{ base: 'Garden', cards: [] }],
    });
    const { barrier } = state;
    answer(state, 'Tabby');
    expect(state.barrier).toBe(barrier);
    answer(state, 'Fetch');
    expect(state.barrier).toBeGreaterThan(barrier);
  });

  test('the same configuration, seed and answers are the same game: that is a record', () => {
    const { config } = deal(13);
    const history = History.begin(toy, config, 13);
    for (let i = 0; i < 12; i++) history.answer([0]);
    expect(toy.hash(replay(toy, history.record))).toBe(toy.hash(history.state));
    const half = replay(toy, history.record, 6);
    expect(asked(half).id).toBeLessThan(asked(history.state).id);
  });
});
