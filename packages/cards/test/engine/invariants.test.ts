import { NONE, type CardId, type Piece, type State } from '@smashup/engine';
import { expect, test } from 'vitest';
import { smashUp } from '../../src/index.ts';

/** Each invariant is shown what it is there for. */

/** A player is about to play cards. */
function soundState(factions: [string, string] = ['Aliens', 'Robots']): State {
  const config = smashUp.config({
    players: [{ factions: ['Wizards', 'Ghosts'] }, { factions }],
    firstPlayer: 0,
  });
  const state = smashUp.newGame(config, 2);
  expect(state.pending?.kind).toBe('play');
  expect(smashUp.violations(state)).toEqual([]);
  return state;
}

/** Lays the top card of the first player's deck on the table. */
function lay(state: State, changes: Partial<Piece> = {}): CardId {
  const card = state.players[0].deck.pop() ?? NONE;
  state.table.push(card);
  state.pieces[card] = {
    card,
    stamp: state.clock,
    as: 'action',
    controller: 0,
    base: state.bases[0].base,
    on: NONE,
    counters: 0,
    talentTurn: NONE,
    movedTurn: NONE,
    ...changes,
  };
  return card;
}

test.for<[string, (state: State) => unknown, RegExp]>([
  ['a card in two zones', (state) => state.box.push(state.players[1].hand[0]), /is in 2 zones$/u],
  ['a card in no zone', (state) => state.players[0].hand.pop(), /is in 0 zones$/u],
  ['a base in no zone', (state) => state.baseDeck.pop(), /is in 0 zones$/u],
  [
    'a card on the table that is not in play',
    (state) => (state.pieces[lay(state)] = null),
    /is in play by halves$/u,
  ],
  [
    'a card at a base that is not in play',
    (state) => lay(state, { base: state.baseDeck[0] }),
    /is at a base that is not in play$/u,
  ],
  [
    'an action on a card that is not in play',
    (state) => lay(state, { on: state.players[0].hand[0] }),
    /is on a card that is not in play$/u,
  ],
  [
    'an action at another base than its minion',
    (state) => lay(state, { on: lay(state), base: state.bases[1].base }),
    /is at another base than its minion$/u,
  ],
  ['negative counters', (state) => lay(state, { counters: -1 }), /has negative counters$/u],
  ['half a VP', (state) => (state.players[1].vp = 0.5), /^player 1 has 0.5 VP$/u],
  ['nothing to decide', (state) => (state.pending = null), /^nobody has anything to decide$/u],
  [
    'a decision without options',
    (state) => state.pending !== null && (state.pending = { ...state.pending, options: [] }),
    /^a decision without options$/u,
  ],
  ['a card left in limbo', (state) => state.limbo.push(state.players[0].deck.pop() ?? NONE), /is in limbo$/u],
])('%s is found', ([, breakIt, problem]) => {
  const state = soundState();
  breakIt(state);
  expect(smashUp.violations(state)).toEqual([expect.stringMatching(problem)]);
});

test('a base that an ability looks at has its place', () => {
  const state = soundState();
  const base = state.baseDeck.pop() ?? NONE;
  expect(smashUp.violations(state)).toHaveLength(1);
  state.stack.push({
    kind: 'ability',
    ability: 0,
    pc: 0,
    vars: [[base], [base]],
    given: 0,
    others: [],
    self: NONE,
    stamp: 0,
    controller: 0,
    you: 0,
    here: NONE,
    event: null,
    shielded: [],
    untold: NONE,
    into: NONE,
    noticed: null,
    after: null,
  });
  expect(smashUp.violations(state)).toEqual([]);
  state.box.push(base);
  expect(smashUp.violations(state)).toEqual([expect.stringMatching(/is in 2 zones$/u)]);
});

test.for<[string, (state: State) => unknown, RegExp]>([
  [
    'a card of a shared deck that is nowhere',
    ({ sharedDecks: [{ cards }] }) => cards.pop(),
    /is in 0 zones$/u,
  ],
  [
    'a card of a shared deck that belongs to somebody else than who has it',
    ({ sharedDecks: [{ cards }], players }) => players[1].hand.push(cards.pop() ?? NONE),
    /does not belong to player 1, who has it$/u,
  ],
  [
    'a card in a shared deck that is somebody’s',
    ({ sharedDecks: [{ cards }], owners }) => (owners[cards[0]] = 0),
    /lies in its deck and is somebody’s$/u,
  ],
  [
    'a card in a shared deck that is not of it',
    ({ sharedDecks: [{ cards }], players }) => cards.push(players[0].hand.pop() ?? NONE),
    /lies in the Madness deck$/u,
  ],
  ['less than no VP before the end', ({ players }) => (players[0].vp = -1), /^player 0 has -1 VP$/u],
])('%s is found', ([, breakIt, problem]) => {
  const state = soundState(['Miskatonic University', 'Robots']);
  expect(state.sharedDecks.map(({ name, cards }) => [name, cards.length])).toEqual([['Madness', 30]]);
  breakIt(state);
  expect(smashUp.violations(state)).toEqual([expect.stringMatching(problem)]);
});

/** Two titans set aside, the Wizards' and the Ghosts', and the Pirates' of the other player. */
function stateWithTitans(): State {
  const config = smashUp.config({
    players: [{ factions: ['Wizards', 'Ghosts'] }, { factions: ['Pirates', 'Robots'] }],
    firstPlayer: 0,
    titans: true,
  });
  const state = smashUp.newGame(config, 2);
  expect(state.aside).toHaveLength(3);
  expect(smashUp.violations(state)).toEqual([]);
  return state;
}

/** Lays a titan that is set aside onto the first base. */
function layTitan(state: State, controller: number): void {
  const card = state.aside?.shift()?.card ?? NONE;
  const other = lay(state, { as: 'titan', controller });
  const piece = state.pieces[other];
  state.players[0].deck.push(other);
  state.pieces[other] = null;
  state.table[state.table.indexOf(other)] = card;
  if (piece !== null) state.pieces[card] = { ...piece, card };
}

test.for<[string, (state: State) => unknown, RegExp]>([
  ['a titan that is nowhere', ({ aside }) => aside?.pop(), /is in 0 zones$/u],
  [
    'a card set aside that is no titan',
    ({ aside, players }) =>
      aside?.push({ card: players[0].hand.pop() ?? NONE, stamp: 1, counters: 0, lastStay: NONE }),
    /is set aside and no titan$/u,
  ],
  [
    'a titan in a hand',
    ({ aside, players }) => players[0].hand.push(aside?.pop()?.card ?? NONE),
    /is where no titan can be$/u,
  ],
  [
    'a minion that lies there as a titan',
    (state) => lay(state, { as: 'titan' }),
    /is where no titan can be$/u,
  ],
  [
    'counters below zero on a titan that is set aside',
    ({ aside }) => aside?.splice(0, 1, { ...aside[0], counters: -1 }),
    /has negative counters$/u,
  ],
  [
    'two titans of one player',
    (state) => {
      layTitan(state, 0);
      layTitan(state, 0);
      const [, second] = state.table.slice(-2);
      const piece = state.pieces[second] ?? null;
      if (piece !== null) state.pieces[second] = { ...piece, base: state.bases[1].base };
    },
    /^player 0 controls too many titans$/u,
  ],
  [
    'two titans at one base with nothing left to be resolved',
    (state) => {
      layTitan(state, 0);
      layTitan(state, 1);
    },
    /^two titans at /u,
  ],
])('%s is found', ([, breakIt, problem]) => {
  const state = stateWithTitans();
  breakIt(state);
  expect(smashUp.violations(state)).toEqual([expect.stringMatching(problem)]);
});
