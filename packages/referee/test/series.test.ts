import { expect, it } from 'vitest';
import { afterGame, nextSetUp, seriesScore, seriesWinners, type Series } from '../src/protocol/index.ts';

const series = (of: Series['of'], ...games: (readonly number[])[]): Series => ({
  of,
  factions: 'kept',
  games,
});

it('a series is won with more than half of its games', () => {
  expect(seriesWinners(series(3, [0]), 2)).toEqual([]);
  expect(seriesWinners(series(3, [0], [1]), 2)).toEqual([]);
  expect(seriesWinners(series(3, [0], [0]), 2)).toEqual([0]);
  expect(seriesWinners(series(5, [1], [0], [1], [1]), 2)).toEqual([1]);
});

it('after the last game most of them are enough, and two can share it', () => {
  expect(seriesWinners(series(3, [0], [1], [2]), 3)).toEqual([0, 1, 2]);
  expect(seriesWinners(series(5, [0], [1], [2], [0], [2]), 3)).toEqual([0, 2]);
  expect(seriesWinners(series(3, [], [], []), 2)).toEqual([]);
});

it('whoever shares a win has won, so partners have the same score', () => {
  const after = afterGame(series(3, [0, 2]), [0, 2]);
  expect(seriesScore(after, 4)).toEqual([2, 0, 2, 0]);
  expect(seriesWinners(after, 4)).toEqual([0, 2]);
});

const setUp = {
  choice: 'draft',
  seats: [{ factions: null }, { factions: null }, { factions: null }],
} as const;
const played = [
  ['Aliens', 'Ninjas'],
  ['Robots', 'Wizards'],
  ['Ghosts', 'Steampunks'],
];

it('the factions of the next game are kept, swapped or chosen anew', () => {
  const next = (factions: Series['factions']) => nextSetUp(setUp, { factions }, played);
  expect(next('kept')).toEqual({ choice: 'free', seats: played.map((factions) => ({ factions })) });
  const [first, second, third] = played;
  expect(next('swapped').seats.map(({ factions }) => factions)).toEqual([second, third, first]);
  expect(next('anew')).toBe(setUp);
});

it('where somebody had no two factions yet, they choose', () => {
  expect(nextSetUp(setUp, { factions: 'kept' }, [[], ['Robots', 'Wizards'], []]).seats).toEqual([
    { factions: null },
    { factions: ['Robots', 'Wizards'] },
    { factions: null },
  ]);
});
