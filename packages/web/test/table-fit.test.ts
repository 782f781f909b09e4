import { expect, test } from 'vitest';
import { fitMinions, type Contents, type Crowd } from '../src/table/bases/fit-minions.ts';

const LIMITS = { rem: 16, least: 5, small: false } as const;
const NOBODY: Crowd = { bare: 0, carrying: [], titans: [] };
const NOTHING: Contents = { crowds: [], actions: [], buried: { named: 0, others: 0 } };

const held = (...crowds: readonly Partial<Crowd>[]): Contents => ({
  ...NOTHING,
  crowds: crowds.map((crowd) => ({ ...NOBODY, ...crowd })),
});
const minions = (...counts: readonly number[]): Contents => held(...counts.map((bare) => ({ bare })));

test('few minions are as large as the room allows, and no larger than is useful', () => {
  const small = fitMinions({ width: 260, height: 200 }, minions(1), LIMITS);
  const large = fitMinions({ width: 260, height: 300 }, minions(1), LIMITS);
  expect(small).toMatchObject({ shape: 'card' });
  expect(large).toMatchObject({ shape: 'card' });
  expect('width' in large && 'width' in small && large.width > small.width).toBe(true);
  expect(fitMinions({ width: 2000, height: 2000 }, minions(1), LIMITS)).toMatchObject({
    shape: 'card',
    width: 160,
    texts: 'whole',
    place: 'usual',
  });
});

test('cards that would not all be seen become chips, which shrink to a least height', () => {
  expect(fitMinions({ width: 260, height: 300 }, minions(3, 4, 2), LIMITS).shape).toBe('chip');
  const crammed = fitMinions({ width: 200, height: 100 }, minions(9, 9), LIMITS);
  expect(crammed.shape === 'chip' && Math.round(crammed.height)).toBe(Math.round(2.1 * 16));
});

test('chips are lower than is comfortable only where that lets everything be seen', () => {
  const heights = [240, 220, 200, 180, 160, 140, 100].map((height) => {
    const fit = fitMinions({ width: 200, height }, minions(3, 2), LIMITS);
    return fit.shape === 'chip' ? fit.height / LIMITS.rem : 0;
  });
  expect(heights.some((height) => height >= 1.6 && height < 2.1)).toBe(true);
  expect(heights.at(-1)).toBeCloseTo(2.1);
});

test('more minions never get larger', () => {
  const widths = [1, 2, 3, 4, 5, 6].map((count) => {
    const fit = fitMinions({ width: 400, height: 360 }, minions(count), LIMITS);
    return fit.shape === 'card' ? fit.width : 0;
  });
  expect(widths).toEqual(widths.toSorted((a, b) => b - a));
});

test('a minion that carries actions leaves room for their text', () => {
  const box = { width: 230, height: 260 };
  const bare = fitMinions(box, minions(1), LIMITS);
  const carrying = fitMinions(box, held({ carrying: [[80]] }), LIMITS);
  expect(bare.shape).toBe('card');
  expect(carrying.shape === 'chip' || (bare.shape === 'card' && carrying.width < bare.width)).toBe(true);
});

test('texts of actions are whole while there is room, then two lines, then only names', () => {
  const contents = (actions: number): Contents => ({
    ...minions(2, 2, 1),
    actions: Array.from({ length: actions }, () => 150),
  });
  const texts = [0, 1, 2, 3, 4, 5, 6].map(
    (actions) => fitMinions({ width: 260, height: 400 }, contents(actions), LIMITS).texts,
  );
  expect(new Set(texts)).toEqual(new Set(['whole', 'two lines', 'none']));
  const order = ['whole', 'two lines', 'none'];
  expect(texts).toEqual(texts.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
});

test('buried cards take their part of the room', () => {
  const box = { width: 260, height: 200 };
  const bare = fitMinions(box, minions(1), LIMITS);
  const above = fitMinions(box, { ...minions(1), buried: { named: 1, others: 2 } }, LIMITS);
  expect(bare.shape).toBe('card');
  expect(above.shape === 'chip' || (bare.shape === 'card' && above.width < bare.width)).toBe(true);
});

test('a titan is nearly as high as the cards below it, and leaves them less room', () => {
  const box = { width: 260, height: 300 };
  const bare = fitMinions(box, minions(1), LIMITS);
  const below = fitMinions(box, held({ bare: 1, titans: [0] }), LIMITS);
  if (bare.shape !== 'card' || below.shape !== 'card') throw new Error('There is room for cards.');
  expect(below.width).toBeLessThan(bare.width);
  expect(below.titan.height).toBeCloseTo(below.width * 1.4 * 0.85);
});

test('a titan is as high as its text needs where there is room, and has two lines of it where there is not', () => {
  const lines = [60, 160, 260].map(
    (letters) =>
      fitMinions({ width: 420, height: 400 }, held({ bare: 1, titans: [letters] }), LIMITS).titan.lines,
  );
  expect(lines).toEqual(lines.toSorted((a, b) => a - b));
  expect(lines[2]).toBeGreaterThanOrEqual(6);
  const crammed = fitMinions({ width: 300, height: 100 }, held({ bare: 9, titans: [260] }), LIMITS);
  expect(crammed).toMatchObject({ shape: 'chip', titan: { lines: 2 } });
});

test('more is seen of many minions when they are packed tightly', () => {
  const box = { width: 247, height: 210 };
  const packed = fitMinions(box, minions(2, 2, 2), LIMITS);
  expect(packed).toMatchObject({ shape: 'chip', place: 'tight' });
  // Two in a row.
  expect(packed.width * 2).toBeLessThan(box.width - 3.1 * LIMITS.rem);
});
