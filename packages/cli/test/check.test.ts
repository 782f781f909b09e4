import { library, smashUp } from '@smashup/cards';
import { NONE, type State } from '@smashup/engine';
import { expect, test } from 'vitest';
import { ofLevel } from '../src/options/bots.ts';
import { Course } from '../src/simulate/check/course.ts';
import { GameCheck } from '../src/simulate/check/game-check.ts';
import { expectPlain } from '../src/simulate/check/plain-data.ts';
import { checkViews, viewsOf } from '../src/simulate/check/views.ts';
import { makeFixture } from '../src/simulate/fixture.ts';

/** The checks must be able to find something: each is shown what it is there for. */

function someState(): State {
  const { config, seed } = makeFixture(
    {
      games: 1,
      players: 2,
      teams: null,
      pool: library.factionNames,
      duplicates: false,
      bots: [ofLevel('random'), ofLevel('random')],
      edition: 'culture-shock',
      printing: 'original',
      seed: 1,
      check: true,
    },
    1,
  );
  return smashUp.newGame(config, seed);
}

test('a sound state passes', () => {
  const state = someState();
  expect(smashUp.hash(new GameCheck().atDecision(state))).toBe(smashUp.hash(state));
  expect(() => checkViews(state, viewsOf(state))).not.toThrow();
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

test('a base that pays without having been picked is found', () => {
  const course = new Course();
  course.hear({ key: 'scoring', base: 3 }, null);
  course.hear({ key: 'place', base: 3, player: 0, count: 1 }, null);
  course.hear({ key: 'clear', base: 3 }, null);
  expect(() => course.hear({ key: 'clear', base: 4 }, null)).toThrow(/base 4 is cleared without/u);
});

test('a victory in the middle of a turn, a missed one and a wrong one are found', () => {
  const state = someState();
  const course = new Course();
  const [first, second] = state.players;
  first.vp = 15;
  expect(() => course.hear({ key: 'turn', player: 1, count: 5 }, state)).toThrow(/won/u);
  second.vp = 15;
  expect(() => course.hear({ key: 'turn', player: 1, count: 5 }, state)).not.toThrow();
  state.winner = 1;
  expect(() => course.atDecision(state)).toThrow(/won while somebody decides/u);
  state.turn.phase = 'over';
  expect(() => course.atEnd(state)).toThrow(/seat 1 wins with 15 : 15 VP/u);
});
