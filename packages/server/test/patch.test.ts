import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, diff, type Patch } from '../src/protocol/index.ts';

/** Plain data. */
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const { value } = fc.letrec<{ value: Json; fields: Json; list: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<Json>(null, true, false, '', 'a', 0, 1, 2),
    tie('list'),
    tie('fields'),
  ),
  list: fc.array(tie('value'), { maxLength: 5 }),
  fields: fc.dictionary(fc.constantFrom('card', 'seat', 'face', 'f', 'l', 'd', 'a', 'p', '0'), tie('value')),
}));

describe('patches', () => {
  it('make of any value any other', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const sent: Patch = JSON.parse(JSON.stringify(diff(before, after)));
        expect(applyPatch(before, sent)).toEqual(after);
      }),
      { numRuns: 500 },
    );
  });

  it('say nothing about what has not changed', () => {
    fc.assert(
      fc.property(value, (same) => {
        expect(diff(same, structuredClone(same))).toBe(0);
      }),
    );
  });

  it('name a card that moved by its place', () => {
    const before = [
      { card: 5, face: 1 },
      { card: 6, face: 2 },
    ];
    expect(diff(before, [before[1]])).toEqual({ l: [1] });
  });
});
