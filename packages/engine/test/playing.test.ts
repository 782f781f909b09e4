import { describe, expect, test } from 'vitest';
import { answer, asked, at, deal, hand, lay, offered, toy, vp } from './kit/session.ts';

/** The shortest way to understand the engine: from here on down, with the cards in kit/toy-cards.ts. */

describe('a game', () => {
  test('is a state; the one who has to decide is asked, and every legal option is listed', () => {
    const state = deal(1);
    while (asked(state).kind === 'mulligan') answer(state, 'keep');
    expect(asked(state)).toMatchObject({ kind: 'play', seat: state.turn.player, min: 1, max: 1 });
    expect(state.players[state.turn.player].hand).toHaveLength(5);
    expect(offered(state).at(-1)).toBe('pass');
  });

  test('goes on by answers: a card is played, then where', () => {
    const state = lay({
      players: [{ hand: ['Tabby', 'Fetch'], deck: ['Mouser', 'Tabby'] }, {}],
      bases: [
        { base: 'Garden', cards: [] },
        { base: 'Barn', cards: [] },
      ],
    });
    expect(offered(state)).toEqual(['Tabby', 'Fetch', 'pass']);
    answer(state, 'Tabby');
    expect(asked(state).kind).toBe('where');
    answer(state, 'Barn');
    expect(at(state, 'Barn')).toEqual(['Ann: Tabby']);
    answer(state, 'Fetch');
    expect(hand(state, 0)).toEqual(['Mouser', 'Tabby']);
    // One minion and one action a turn (R2).
    expect(offered(state)).toEqual(['pass']);
    expect(toy.whyNot(state, 0, state.players[0].hand[0])).toMatchObject({ key: 'no minion play left' });
  });

  test('asks whoever has to choose; a choice that is none is made unasked', () => {
    const state = lay({
      players: [{ hand: ['Mouser'] }, {}],
      bases: [
        {
          base: 'Garden',
          cards: [
            { card: 'Digger', controller: 1 },
            { card: 'Old Mole', controller: 1 },
          ],
        },
      ],
    });
    answer(state, 'Mouser');
    expect(asked(state)).toMatchObject({ kind: 'choose', min: 0, prompt: { key: 'destroy' } });
    expect(offered(state)).toEqual(['Digger']);
    answer(state, 'Digger');
    expect(at(state, 'Garden')).toEqual(['Bob: Old Mole', 'Ann: Mouser']);
    expect(state.players[1].discard).toHaveLength(1);
  });

  test('is played to its end: whoever has 15 VP, and more than anybody else', () => {
    const state = deal(3, 'random');
    while (state.pending !== null) {
      toy.apply(state, {
        decision: state.pending.id,
        // The first that can be done, as long as something can.
        picks: state.pending.options.slice(0, Math.max(1, state.pending.min)).map((_, pick) => pick),
      });
      expect(toy.violations(state)).toEqual([]);
    }
    expect(state.turn.phase).toBe('over');
    expect(vp(state)[state.gameWinners[0]]).toBe(Math.max(...vp(state)));
    expect(vp(state)[state.gameWinners[0]]).toBeGreaterThanOrEqual(15);
  });
});

describe('cards that act of themselves', () => {
  const bobsDigger = { card: 'Digger', controller: 1 };

  test('a rule holds as long as its card is in play', () => {
    const state = lay({
      players: [{ hand: ['Pack Leader'] }, {}],
      bases: [{ base: 'Garden', cards: [{ card: 'Tabby', controller: 0 }, bobsDigger] }],
    });
    const { base } = state.bases[0];
    expect(toy.totals(state, base)).toEqual([3, 2]);
    answer(state, 'Pack Leader');
    expect(toy.totals(state, base)).toEqual([7, 2]);
    const [tabby] = state.table;
    expect(toy.powerParts(state, tabby).map(({ amount }) => amount)).toEqual([3, 1]);
  });

  test('a trigger is collected when something happens, and followed when the card has resolved (R3.4)', () => {
    const state = lay({
      players: [{ hand: ['Mouser'], deck: ['Fetch'] }, {}],
      bases: [
        {
          base: 'Garden',
          cards: [
            { card: 'Ninth Life', controller: 0 },
            { card: 'Ninth Life', controller: 0 },
          ],
        },
      ],
    });
    answer(state, 'Mouser');
    expect(hand(state, 0)).toEqual([]);
    answer(state, 'Ninth Life');
    expect(hand(state, 0)).toEqual(['Fetch']);
    expect(at(state, 'Garden')).toEqual(['Ann: Ninth Life', 'Ann: Mouser']);
  });

  test('a replacement: what would be destroyed is not, and nothing notices that it was', () => {
    const state = lay({
      players: [{ hand: ['Mouser'], deck: ['Fetch'] }, {}],
      bases: [
        {
          base: 'Garden',
          cards: [
            { card: 'Ninth Life', controller: 0 },
            { card: 'Ninth Life', controller: 0 },
            { card: 'Kennel', controller: 0 },
          ],
        },
      ],
    });
    answer(state, 'Mouser', 'Ninth Life');
    expect(hand(state, 0)).toEqual(['Ninth Life']);
    expect(state.players[0].deck).toHaveLength(1);
  });

  test('a talent buries a card, and another minion uncovers it (R7)', () => {
    const state = lay({
      players: [{ hand: ['Cave-In', 'Digger'] }, {}],
      bases: [
        {
          base: 'Garden',
          cards: [
            { card: 'Digger', controller: 0 },
            { card: 'Tabby', controller: 1 },
          ],
        },
      ],
    });
    answer(state, 'use Digger', 'Cave-In');
    expect(at(state, 'Garden')).toEqual(['Ann: Digger', 'Bob: Tabby', '(Ann: Cave-In)']);
    // Bob knows that a card lies there, and not which.
    const [, , grave] = state.table;
    expect(toy.view(state, 1).defs[grave]).toBe(-1);
    expect(toy.view(state, 0).defs[grave]).toBe(state.defs[grave]);
    answer(state, 'Digger', 'Cave-In', 'Tabby');
    expect(at(state, 'Garden')).toEqual(['Ann: Digger', 'Ann: Digger']);
    expect(state.players[0].discard.map((card) => toy.library.defs[state.defs[card]].name)).toEqual([
      'Cave-In',
    ]);
  });

  test('a duel is settled by power; the loser is destroyed, both after a tie (R8)', () => {
    const duel = (mine: string, theirs: string): string[] => {
      const state = lay({
        players: [{ hand: ['Quarrel'] }, {}],
        bases: [
          {
            base: 'Garden',
            cards: [
              { card: mine, controller: 0 },
              { card: theirs, controller: 1 },
            ],
          },
        ],
      });
      answer(state, 'Quarrel');
      return at(state, 'Garden');
    };
    expect(duel('Tabby', 'Digger')).toEqual(['Ann: Tabby']);
    expect(duel('Tabby', 'Old Mole')).toEqual(['Bob: Old Mole']);
    expect(duel('Tabby', 'Vixen')).toEqual([]);
  });
});
