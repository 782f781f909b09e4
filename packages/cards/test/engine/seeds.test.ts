import { readSeed, seedRandom, type Seed } from '@smashup/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { smashUp } from '../../src/index.ts';

const CONFIG = smashUp.config({ players: [{}, {}], choice: 'random' });
const opening = (seed: Seed): string => smashUp.hash(smashUp.newGame(CONFIG, seed));
const hex = fc
  .tuple(fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }), fc.nat(127))
  .map(([seed, bit]) => ({ seed, other: seed ^ (1n << BigInt(bit)) }));
const toHex = (seed: bigint): string => seed.toString(16).padStart(32, '0');

describe('seeds', () => {
  test('of up to 32 bits start the generator as they always did', () => {
    expect(seedRandom(0)).toEqual([1684164658, -641697380, -1355403760, 2141751570]);
    expect(seedRandom(12345)).toEqual([-1011725799, 613117429, -1354008796, 516375437]);
  });

  test('that are apart by 2³² are different games', () => {
    for (const seed of [0, 1, 77]) expect(opening(seed)).not.toBe(opening(seed + 2 ** 32));
    expect(opening(2 ** 32)).not.toBe(opening(2 ** 33));
    expect(opening(-1)).not.toBe(opening(2 ** 32 - 1));
  });

  test('have 128 bits of which every one counts', () => {
    fc.assert(
      fc.property(hex, ({ seed, other }) => {
        expect(seedRandom(toHex(seed))).not.toEqual(seedRandom(toHex(other)));
      }),
      { numRuns: 500 },
    );
    const base = 0x0123456789abcdef0123456789abcdefn;
    const games = Array.from({ length: 128 }, (_, bit) => opening(toHex(base ^ (1n << BigInt(bit)))));
    expect(new Set([...games, opening(toHex(base))]).size).toBe(129);
  });

  test.each([1.5, Number.NaN, 2 ** 53, '', 'abc', '0'.repeat(31), 'G'.repeat(32)])('%s is none', (seed) => {
    expect(() => smashUp.newGame(CONFIG, seed)).toThrow(/seed must be a whole number or 32 hex digits/u);
  });

  test('are read as somebody writes them', () => {
    expect(readSeed(' 42 ')).toBe(42);
    expect(readSeed('ABCDEF'.padEnd(32, '0'))).toBe('abcdef'.padEnd(32, '0'));
    for (const text of ['', 'ten', '-1', '1.5', '0x12', '9'.repeat(16)]) expect(readSeed(text)).toBeNull();
  });

  test('are in no view', () => {
    const seed = 'c0ffee'.padStart(32, '7');
    const state = smashUp.newGame(CONFIG, seed);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = JSON.stringify(smashUp.view(state, viewer));
      expect(seen).not.toContain(seed);
      for (const word of seedRandom(seed)) expect(seen).not.toContain(String(word));
    }
  });
});
