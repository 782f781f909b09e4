import { expect, test } from 'vitest';
import { courseOf } from '../src/replay/replay-result.tsx';

const turn = (at: number, number: number) => ({ at, turn: number, player: 0, base: null });
const scoring = (at: number, number: number) => ({ at, turn: number, player: 0, base: 'Tar Pits' });

test('a turn ends where the next one begins, and the last one with the record', () => {
  const vp = [
    [0, 0],
    [0, 0],
    [3, 2],
    [3, 2],
    [4, 2],
  ];
  const landmarks = [turn(10, 1), scoring(12, 1), turn(12, 2), turn(13, 3)];
  expect(courseOf({ landmarks, vp, first: 10 })).toEqual([
    [3, 2],
    [3, 2],
    [4, 2],
  ]);
});
