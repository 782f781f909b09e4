import { library, smashUp } from '@smashup/cards';
import { Account, HIDDEN, NONE, type Answer, type State, type View } from '@smashup/engine';
import { isSame } from '@smashup/referee';
import { expect, test } from 'vitest';
import { ofLevel } from '../src/options/bots.ts';
import { OrderCheck } from '../src/simulate/check/order.ts';
import { GameCheck } from '../src/simulate/check/game-check.ts';
import { checkGuess } from '../src/simulate/check/guess.ts';
import { expectPlain } from '../src/simulate/check/plain-data.ts';
import { checkReading } from '../src/simulate/check/reading.ts';
import { checkRepetition } from '../src/simulate/check/repetition.ts';
import { roundTrip } from '../src/simulate/check/round-trip.ts';
import { checkViews, viewsOf } from '../src/simulate/check/views.ts';
import { makeFixture } from '../src/simulate/fixture.ts';

/** The checks must be able to find something: each is shown what it is there for. */

function someState(): State {
  const { config, seed } = makeFixture(
    {
      games: 1,
      players: 2,
      teams: [
        ['Ghosts', 'Robots'],
        ['Ninjas', 'Pirates'],
      ],
      pool: library.factionNames,
      duplicates: false,
      bases: [],
      bots: [ofLevel('random'), ofLevel('random')],
      edition: 'culture-shock',
      printing: 'original',
      titans: true,
      seed: 1,
      check: true,
    },
    1,
  );
  return smashUp.newGame(config, seed);
}

/** The first option of whatever is asked. */
function someAnswer({ pending }: State): Answer {
  return { decision: pending?.id ?? NONE, picks: [0] };
}

function viewOf(state: State): View {
  return smashUp.view(state, state.pending?.seat ?? NONE);
}

test('a sound state passes', () => {
  const state = someState();
  expect(smashUp.hash(new GameCheck().atDecision(state))).toBe(smashUp.hash(state));
  expect(() => checkViews(state, viewsOf(state), new Account(library))).not.toThrow();
});

test('a card in two zones is found', () => {
  const state = someState();
  const [player] = state.players;
  player.discard.push(player.hand[0] ?? NONE);
  expect(() => new GameCheck().atDecision(state)).toThrow(/is in 2 zones/u);
});

test('what JSON cannot keep is found, with the way to it', () => {
  expect(() => expectPlain({ turn: { played: [1, Number.NaN] } })).toThrow(
    /state\.turn\.played\[1\] is NaN/u,
  );
  expect(() => expectPlain({ at: new Map() })).toThrow(/state\.at is no plain object/u);
  expect(() => expectPlain({ at: undefined })).toThrow(/state\.at is undefined/u);
  expect(() => expectPlain({ at: -0 })).toThrow(/state\.at is 0/u);
});

test.for<[unknown, unknown]>([
  [1, 2],
  [1, '1'],
  [null, {}],
  [[], {}],
  [[1], [1, 2]],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
  [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
])('%j and %j differ', ([one, other]) => {
  expect(isSame(one, other)).toBe(false);
  expect(isSame(one, structuredClone(one))).toBe(true);
});

test('a state of another version cannot be read', () => {
  expect(() => roundTrip({ ...someState(), version: 0 })).toThrow(/cannot be read/u);
});

test('a state that comes back from storage with something else in it is found', () => {
  expect(() => roundTrip({ ...someState(), clock: Number.NaN })).toThrow(/comes back different/u);
});

test('a seat that sees a hidden card is found', () => {
  const state = someState();
  const views = viewsOf(state);
  const hidden = views[0].defs.indexOf(HIDDEN);
  views[0].defs[hidden] = state.defs[hidden];
  expect(() => checkViews(state, views, new Account(library))).toThrow('seat 0 sees what nobody told them');
});

test('a view on which other numbers are read is found', () => {
  const state = someState();
  const views = viewsOf(state);
  expect(() => checkReading(state, views)).not.toThrow();
  views[1].bases.pop();
  expect(() => checkReading(state, views)).toThrow('seat 1 reads other numbers');
});

test('a guess that contradicts the view, or is no sound state, is found', () => {
  const state = someState();
  const answer = someAnswer(state);
  expect(() => checkGuess(viewOf(state), answer)).not.toThrow();
  const tooClever = viewOf(state);
  tooClever.random[0] = 1;
  expect(() => checkGuess(tooClever, answer)).toThrow(/contradicts what it sees/u);
  state.players[0].vp = -1;
  expect(() => checkGuess(viewOf(state), answer)).toThrow('in a guessed state, player 0 has -1 VP');
});

test('an answer that leads elsewhere the next time is found', () => {
  const state = someState();
  const answer = someAnswer(state);
  const expectAfter = checkRepetition(state, answer);
  smashUp.apply(state, answer);
  expect(() => expectAfter(state)).not.toThrow();
  state.clock++;
  expect(() => expectAfter(state)).toThrow('the same answer led to another state');
});

test('a base that pays without having been picked is found', () => {
  const state = someState();
  const order = new OrderCheck();
  order.hear({ key: 'scoring', base: 3 }, state);
  order.hear({ key: 'place', base: 3, player: 0, place: 1 }, state);
  order.hear({ key: 'clear', base: 3, cards: [] }, state);
  expect(() => order.hear({ key: 'clear', base: 4, cards: [] }, state)).toThrow(/base 4 is cleared without/u);
});

test('a victory in the middle of a turn, a missed one and a wrong one are found', () => {
  const state = someState();
  const order = new OrderCheck();
  const [first, second] = state.players;
  first.vp = 15;
  expect(() => order.hear({ key: 'turn', player: 1, number: 5 }, state)).toThrow(/won/u);
  second.vp = 15;
  expect(() => order.hear({ key: 'turn', player: 1, number: 5 }, state)).not.toThrow();
  state.gameWinners = [1];
  expect(() => order.atDecision(state)).toThrow(/won while somebody decides/u);
  state.turn.phase = 'over';
  expect(() => order.atEnd(state)).toThrow(/seats \[1\] win with 15 : 15 VP/u);
});

test('in 2013 the game ends before drawing: drawing on is found, the next turn may begin', () => {
  const state = someState();
  const old: State = { ...state, config: { ...state.config, edition: 'awesome-level-9000' } };
  const order = new OrderCheck();
  const draw = { key: 'draw', player: 0, cards: [] } as const;
  old.players[0].vp = 15;
  old.turn.phase = 'draw';
  expect(() => order.hear(draw, old)).toThrow('cards are drawn in a game that is won');
  expect(() => order.hear({ key: 'turn', player: 1, number: 5 }, old)).not.toThrow();
  expect(() => order.hear(draw, state)).not.toThrow();
});
