import { expect, test } from 'vitest';
import { flow } from '../src/i18n/en/flow.ts';
import { outcomeOf, reckonedDecks, wholeCourse, winnersOf } from '../src/flow/outcome.ts';

const NAMES: readonly string[] = ['Ann', 'Bo', 'Cho'];

/** Ann, Bo and, unless only two play, Cho; seen by Ann unless somebody else, or nobody, looks. */
function told(
  winners: readonly number[],
  viewer: number | null = 0,
  conceded: number | null = null,
  count = NAMES.length,
  teams: readonly (readonly number[])[] = [],
): string {
  const { key, named, winner } = outcomeOf(
    { winners, viewer, teams, players: NAMES.slice(0, count) },
    conceded,
  );
  const names = new Intl.ListFormat('en').format(named.map((seat) => NAMES[seat]));
  return flow.result[key].replaceAll('{{names}}', names).replaceAll('{{winner}}', NAMES[winner ?? 0]);
}

test('a win is told to who has won, to who has not, and to who looks on', () => {
  expect([told([0]), told([1]), told([1], null)]).toEqual(['You win!', 'Bo wins!', 'Bo wins!']);
});

test('a win that is shared names those it is shared with', () => {
  expect(told([0, 1])).toBe('You share the win with Bo!');
  expect(told([0, 1, 2], 2)).toBe('You share the win with Ann and Bo!');
  expect(told([1, 2])).toBe('Bo and Cho share the win!');
});

test('a pair wins together, and two pairs share a win', () => {
  const teams = [
    [0, 1],
    [2, 3],
  ];
  expect(told([0, 1], 0, null, 3, teams)).toBe('You win with Bo!');
  expect(told([0, 1], 2, null, 3, teams)).toBe('Ann and Bo win!');
  expect(told([0, 1, 2], 0, null, 3, teams)).toBe('You share the win with Bo and Cho!');
});

test('who gives up against one other player has lost to them', () => {
  expect([told([], 0, 0, 2), told([], 1, 0, 2), told([], null, 0, 2)]).toEqual([
    'You conceded. Bo wins.',
    'Ann conceded. You win!',
    'Ann conceded. Bo wins!',
  ]);
  expect(winnersOf({ winners: [], players: ['Ann', 'Bo'] }, 0)).toEqual([1]);
  expect(winnersOf({ winners: [], players: NAMES }, 0)).toEqual([]);
});

test('who gives up has not won, whoever is ahead', () => {
  expect([told([1], 0, 0), told([1], 0, 2)]).toEqual(['You conceded.', 'Cho conceded.']);
  expect(told([])).toBe('Nobody wins.');
});

test('the course of a game that ends in the middle of a turn ends with what everybody has', () => {
  const turn = { number: 3, phase: 'play', player: 0, minions: 1, actions: 1, extras: [] } as const;
  const players = [{ vp: 4 }, { vp: 2 }];
  const turns = [
    [0, 0],
    [3, 2],
  ];
  expect(wholeCourse({ turn, players }, turns)).toEqual([...turns, [4, 2]]);
  expect(wholeCourse({ turn: { ...turn, phase: 'over' }, players }, turns)).toEqual(turns);
});

test('what a shared deck has cost is told only where its cards were counted', () => {
  const deck = { name: 'Madness', count: 20, top: -1, faces: [], cardsPerVp: 2 };
  const counted = { player: 0, deck: 'Madness', count: 4, vp: 2 };
  expect(reckonedDecks({ sharedDecks: [deck], reckonings: [counted] })).toEqual([deck]);
  expect(reckonedDecks({ sharedDecks: [deck], reckonings: [] })).toEqual([]);
});
