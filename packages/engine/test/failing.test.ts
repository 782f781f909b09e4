import { describe, expect, test } from 'vitest';
import { CardError, History, replay, SmashUpError, type Config, type State } from '../src/index.ts';
import { answer, asked, at, hand, lay, offered, toy } from './kit/session.ts';

/** A table on which a broken card can be played. */
function holding(card: string): State {
  return lay({
    players: [{ hand: [card, 'Tabby'], deck: ['Fetch', 'Fetch'] }, {}],
    bases: [
      { base: 'Garden', cards: [] },
      { base: 'Barn', cards: [] },
    ],
  });
}

function errorOf(act: () => void): CardError {
  try {
    act();
  } catch (error) {
    if (error instanceof CardError) return error;
    throw error;
  }
  throw new Error('Nothing went wrong.');
}

/** Picks that name: it fails, and nothing has happened. */
function fails(state: State, name: string): CardError {
  const before = JSON.stringify(state);
  const error = errorOf(() => answer(state, name));
  expect(JSON.stringify(state)).toBe(before);
  expect(toy.violations(state)).toEqual([]);
  return error;
}

describe('an answer that does not fit', () => {
  test('is refused, and nothing has happened', () => {
    const state = holding('Fetch');
    const { id } = asked(state);
    const before = toy.hash(state);
    for (const wrong of [
      { decision: id + 1, picks: [0] },
      { decision: id, picks: [] },
      { decision: id, picks: [3] },
      { decision: id, picks: [0, 1] },
    ]) {
      expect(() => toy.apply(state, wrong)).toThrow(SmashUpError);
    }
    expect(toy.hash(state)).toBe(before);
  });
});

test('an answer that does not fit is told which question it does not fit', () => {
  const state = holding('Mouser');
  const refusal = (picks: readonly number[]): void => toy.apply(state, { decision: asked(state).id, picks });
  const { id } = asked(state);
  expect(() => refusal([])).toThrow(`Decision ${id} (play) takes 1 pick, not 0.`);
  expect(() => refusal([9])).toThrow(`Decision ${id} (play) has options 0 to 2; there is no 9.`);
  answer(state, 'Mouser');
  expect(() => refusal([0, 1])).toThrow(`Decision ${id + 1} (where: where.minion) takes 1 pick, not 2.`);
});

test('a base that does not exist is called a base', () => {
  const table = (base: string) => ({ players: [{}, {}], bases: [{ base, cards: [] }] });
  expect(() => lay(table('Nowhere'))).toThrow('There is no base "Nowhere" in this printing.');
  expect(() => lay(table('Tabby'))).toThrow('There is no base "Tabby" in this printing.');
  const state = lay(table('Garden'));
  expect(() => toy.breakpoint(state, 999)).toThrow('There is no base 999.');
  expect(() => toy.total(state, 999, 0)).toThrow('There is no base 999.');
});

describe('a card with a mistake in it', () => {
  test('is named, with the decision and the picks; what it had done is taken back', () => {
    const state = holding('Torn Card');
    const decision = asked(state);
    const error = fails(state, 'Torn Card');
    expect(error.failure).toEqual({ card: 'Torn Card', decision, picks: [1] });
    expect(error.cause).toBeInstanceOf(RangeError);
    expect(error.message).toContain('While Torn Card was resolving');
    expect(error.message).toContain('there is a hole in it');
  });

  test('leaves a game that can be played on, also after it was played for a while', () => {
    const state = holding('Torn Card');
    answer(state, 'Tabby', 'Barn');
    fails(state, 'Torn Card');
    fails(state, 'Torn Card');
    expect(hand(state, 0)).toEqual(['Torn Card']);
    answer(state, 'pass');
    expect(at(state, 'Barn')).toEqual(['Ann: Tabby']);
    expect(asked(state)).toMatchObject({ kind: 'play', seat: 1 });
    expect(toy.violations(state)).toEqual([]);
  });

  test('comes with the record that leads there, if the host keeps one', () => {
    const { config, seed } = dealt('Torn Card');
    const history = History.begin(toy, config, seed);
    while (asked(history.state).kind === 'mulligan') history.answer([0]);
    const length = history.length;
    const error = errorOf(() => history.answer([offered(history.state).indexOf('Torn Card')]));
    expect(history.length).toBe(length);
    expect(error.record?.answers).toHaveLength(length + 1);
    const again = errorOf(() => error.record !== null && replay(toy, error.record));
    expect(again.message).toBe(error.message);
  });

  test('a sink that fails is not the card’s fault, and takes the answer back as well', () => {
    const state = holding('Fetch');
    const before = JSON.stringify(state);
    const deaf = (): never => {
      throw new TypeError('nobody is listening');
    };
    expect(() => toy.apply(state, { decision: asked(state).id, picks: [1] }, deaf)).toThrow(TypeError);
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('a card that does not end', () => {
  test('because one ability goes round and round', () => {
    const error = fails(holding('Endless Ribbon'), 'Endless Ribbon');
    expect(error.failure.card).toBe('Endless Ribbon');
    expect(error.message).toContain('it does not end: 100000 steps');
  });

  test('because it triggers itself', () => {
    const state = holding('Pendulum');
    answer(state, 'Pendulum');
    const error = fails(state, 'Garden');
    expect(error.failure.card).toBe('Pendulum');
    expect(error.message).toContain('it goes too deep: 400 things');
  });

  test('because it nests in itself', () => {
    const state = holding('Nested Doll');
    answer(state, 'Nested Doll');
    const error = fails(state, 'Garden');
    expect(error.failure.card).toBe('Nested Doll');
    expect(error.message).toContain('it goes too deep: 400 things');
  });
});

/** A game in which seat 0, who begins, is dealt that card. */
function dealt(name: string): { config: Config; seed: number } {
  const config = toy.config({
    players: [{ factions: ['Mistakes', 'Cats'] }, { factions: ['Dogs', 'Moles'] }],
    firstPlayer: 0,
  });
  let seed = 1;
  while (!hand(toy.newGame(config, seed), 0).includes(name)) seed++;
  return { config, seed };
}
