import type { Phrase } from '@smashup/words';

/** A sentence without anything to point at, for names of buttons and for screen readers. */
export function plainText(phrase: Phrase): string {
  return phrase.map(({ text }) => text).join('');
}
