import { expect, test } from 'vitest';
import type { Contents } from '../src/table/bases/fit-minions.ts';
import { largestFace } from '../src/table/bases/large-face.ts';
import { upperShare } from '../src/table/bases/row-shares.ts';

/** A tablet that stands. */
const STRIP = { width: 804, height: 650, rem: 16 };

function base(...minions: readonly number[]): { letters: number; contents: Contents } {
  const crowds = minions.map((bare) => ({ bare, carrying: [], titans: [] }));
  return { letters: 90, contents: { crowds, actions: [], buried: { named: 0, others: 0 } } };
}

const EMPTY = [base(), base(), base()];
const CROWDED = [base(), base(3, 3, 2), base(1)];

test('two rows of bases are equally high while everything has room in both', () => {
  expect(upperShare(STRIP, EMPTY, EMPTY)).toBe(0.5);
  expect(upperShare(STRIP, [base(1), base(2), base(1, 1)], EMPTY)).toBe(0.5);
});

test('a row that needs more has more, and never all of it', () => {
  const upper = upperShare(STRIP, CROWDED, EMPTY);
  expect(upper).toBeGreaterThan(0.55);
  expect(upper).toBeLessThanOrEqual(0.62);
  expect(upperShare(STRIP, EMPTY, CROWDED)).toBeCloseTo(1 - upper);
});

test('rows that need the same have the same', () => {
  expect(upperShare(STRIP, CROWDED, CROWDED)).toBe(0.5);
});

test('where there is height enough, nothing is moved', () => {
  expect(upperShare({ ...STRIP, height: 1600 }, CROWDED, EMPTY)).toBe(0.5);
});

test('bases are as large before the first minions are played as after', () => {
  for (const height of [400, 486, 600, 760, 900]) {
    const place = { width: 460, height, rem: 16 };
    const empty = [base(), base(), base()];
    const begun = [base(1), base(1, 1), base()];
    expect(largestFace(place, begun), `${height}`).toEqual(largestFace(place, empty));
  }
  expect(largestFace({ width: 460, height: 900, rem: 16 }, [base(), base(), base()])).not.toBeNull();
});
