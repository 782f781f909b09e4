import { expect, test } from 'vitest';
import { fitMinions } from '../src/table/bases/fit-minions.ts';

const LIMITS = { rem: 16, least: 5 } as const;
const crowds = (...minions: number[]) => minions.map((count) => ({ minions: count, carrying: 0, titans: 0 }));

test('few minions are as large as the room allows, and no larger than is useful', () => {
  const small = fitMinions({ width: 260, height: 200 }, crowds(1), LIMITS);
  const large = fitMinions({ width: 260, height: 300 }, crowds(1), LIMITS);
  expect(small).toMatchObject({ shape: 'card' });
  expect(large).toMatchObject({ shape: 'card' });
  expect('width' in large && 'width' in small && large.width > small.width).toBe(true);
  expect(fitMinions({ width: 2000, height: 2000 }, crowds(1), LIMITS)).toEqual({
    shape: 'card',
    width: 160,
    titan: { height: 128, lines: 6 },
  });
});

test('cards that would not all be seen become chips, which shrink to a least height', () => {
  expect(fitMinions({ width: 260, height: 300 }, crowds(3, 4, 2), LIMITS).shape).toBe('chip');
  const tight = fitMinions({ width: 200, height: 100 }, crowds(9, 9), LIMITS);
  expect(tight.shape === 'chip' && Math.round(tight.height)).toBe(Math.round(2.1 * 16));
});

test('more minions never get larger', () => {
  const widths = [1, 2, 3, 4, 5, 6].map((count) => {
    const fit = fitMinions({ width: 400, height: 360 }, crowds(count), LIMITS);
    return fit.shape === 'card' ? fit.width : 0;
  });
  expect(widths).toEqual(widths.toSorted((a, b) => b - a));
});

test('a minion that carries actions leaves room for their text', () => {
  const box = { width: 230, height: 260 };
  const bare = fitMinions(box, [{ minions: 1, carrying: 0, titans: 0 }], LIMITS);
  const carrying = fitMinions(box, [{ minions: 1, carrying: 1, titans: 0 }], LIMITS);
  expect(bare.shape).toBe('card');
  expect(carrying.shape === 'chip' || (bare.shape === 'card' && carrying.width < bare.width)).toBe(true);
});

test('a titan is nearly as high as the cards below it, within bounds, and leaves them less room', () => {
  const box = { width: 260, height: 300 };
  const bare = fitMinions(box, [{ minions: 1, carrying: 0, titans: 0 }], LIMITS);
  const below = fitMinions(box, [{ minions: 1, carrying: 0, titans: 1 }], LIMITS);
  if (bare.shape !== 'card' || below.shape !== 'card') throw new Error('There is room for cards.');
  expect(below.width).toBeLessThan(bare.width);
  expect(below.titan.height).toBeCloseTo(below.width * 1.4 * 0.85);
  expect(
    fitMinions({ width: 200, height: 100 }, [{ minions: 9, carrying: 0, titans: 1 }], LIMITS),
  ).toMatchObject({
    shape: 'chip',
    titan: { lines: 2 },
  });
});
