import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, diff, type Patch } from '../src/protocol/index.ts';
import { json } from './kit/json.ts';

const value = json('card', 'seat', 'shows', 'face', 'f', 'l', 'd', 'a', 'p', '0');

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
