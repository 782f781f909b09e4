import { smashUp } from '@smashup/cards';
import { expect, test } from 'vitest';
import { partsOf } from '../src/art/hyphenation.ts';

/** Shorter words mostly fit into the smallest card; the browser test of names measures all of them. */
const LONG = 10;

test('a word keeps its punctuation when it is parted', () => {
  expect(partsOf('"...Really?"')).toEqual(['"...Real', 'ly?"']);
  expect(partsOf('Aggromotive')).toEqual(['Ag', 'gro', 'mo', 'tive']);
  expect(partsOf('Zap!')).toEqual(['Zap!']);
});

test('long words in the names of cards can be parted (src/art/hyphenation.ts)', () => {
  const cards = smashUp.library.defs.filter(({ kind }) => kind !== 'base');
  const words = new Set(cards.flatMap(({ name }) => name.match(/[\p{L}’']+/gu) ?? []));
  const whole = [...words].filter((word) => word.length >= LONG && partsOf(word).length === 1);
  expect(whole).toEqual([]);
});
