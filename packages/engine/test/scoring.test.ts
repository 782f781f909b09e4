import { describe, expect, test } from 'vitest';
import { answer, asked, at, hand, lay, offered, vp } from './kit/session.ts';

const minionsOf = (controller: number, ...names: readonly string[]) =>
  names.map((card) => ({ card, controller }));

describe('a base scores when its breakpoint is reached (R5)', () => {
  test('first, second and third place get its VP; what lay there is discarded; the next base comes', () => {
    const state = lay(
      {
        players: [{ deck: ['Fetch', 'Fetch'] }, {}, {}],
        bases: [
          {
            base: 'Garden',
            cards: [...minionsOf(0, 'Old Mole'), ...minionsOf(1, 'Mouser'), ...minionsOf(2, 'Tabby')],
          },
        ],
        baseDeck: ['Hedge'],
        from: 'score bases',
      },
      3,
    );
    expect(vp(state)).toEqual([4, 2, 1]);
    expect(state.players.map(({ discard }) => discard.length)).toEqual([1, 1, 1]);
    expect(at(state, 'Hedge')).toEqual([]);
    expect(state.bases).toHaveLength(1);
  });

  test('tied players share the better place and use up the next (R5.4)', () => {
    const state = lay(
      {
        players: [{}, {}, {}],
        bases: [
          {
            base: 'Garden',
            cards: [
              ...minionsOf(0, 'Tabby', 'Digger'),
              ...minionsOf(1, 'Old Mole'),
              ...minionsOf(2, 'Tabby'),
            ],
          },
        ],
        baseDeck: ['Hedge'],
        from: 'score bases',
      },
      3,
    );
    expect(vp(state)).toEqual([4, 4, 1]);
  });

  test('the base has its say, too', () => {
    const state = lay({
      players: [{}, { deck: ['Fetch', 'Fetch', 'Fetch'] }],
      bases: [{ base: 'Barn', cards: [...minionsOf(0, 'Old Mole'), ...minionsOf(1, 'Old Mole', 'Tabby')] }],
      baseDeck: ['Hedge'],
      from: 'score bases',
    });
    expect(vp(state)).toEqual([2, 3]);
    expect(hand(state, 1)).toEqual(['Fetch']);
  });

  test('Me First: before it scores everybody in turn may answer, until all have passed (R4)', () => {
    const state = lay({
      players: [{ hand: ['Ambush'] }, { hand: ['Vixen', 'Ambush'] }],
      bases: [
        { base: 'Garden', cards: [...minionsOf(0, 'Tabby', 'Mouser'), ...minionsOf(1, 'Old Mole')] },
        { base: 'Sofa', cards: [] },
      ],
      baseDeck: ['Hedge'],
      from: 'score bases',
    });
    // The current player first, clockwise.
    expect(asked(state)).toMatchObject({ kind: 'respond', seat: 0 });
    answer(state, 'pass');
    expect(asked(state)).toMatchObject({ kind: 'respond', seat: 1 });
    expect(offered(state)).toEqual(['Vixen', 'Ambush', 'pass']);
    answer(state, 'Vixen');
    expect(at(state, 'Garden').at(-1)).toBe('Bob: Vixen');
    // Somebody has played: Ann, who had passed, may answer after all, and does.
    expect(asked(state)).toMatchObject({ kind: 'respond', seat: 0 });
    answer(state, 'Ambush');
    expect(offered(state)).toEqual(['Tabby', 'Vixen']);
    answer(state, 'Vixen');
    expect(offered(state)).toEqual(['Ambush', 'pass']);
    answer(state, 'Ambush');
    expect(at(state, 'Garden')).toEqual([]);
    // It scores although it has fallen below its breakpoint (R5.3).
    expect(vp(state)).toEqual([2, 4]);
  });

  test('15 VP end the game with the turn; with a tie it goes on (R6)', () => {
    const finish = (ann: number, bob: number) =>
      lay({
        players: [{ vp: ann }, { vp: bob }],
        bases: [
          { base: 'Garden', cards: [...minionsOf(0, 'Old Mole', 'Old Mole'), ...minionsOf(1, 'Tabby')] },
        ],
        baseDeck: ['Hedge'],
        from: 'score bases',
      });
    const over = finish(11, 12);
    expect(vp(over)).toEqual([15, 14]);
    expect([over.pending, over.gameWinners]).toEqual([null, [0]]);
    const tied = finish(11, 13);
    expect(vp(tied)).toEqual([15, 15]);
    expect(asked(tied)).toMatchObject({ kind: 'play', seat: 1 });
  });
});
