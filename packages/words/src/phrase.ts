import type { CardId, Seat } from '@smashup/engine';

/** A piece of a sentence: plain words, or something on the table that can be pointed at. */
export type Segment =
  | { readonly kind: 'text'; readonly text: string }
  /** `def` is what the card was when it was spoken of, an index into the library; HIDDEN if the addressee cannot know. */
  | { readonly kind: 'card'; readonly text: string; readonly card: CardId; readonly def: number }
  | { readonly kind: 'player'; readonly text: string; readonly seat: Seat };

/** A sentence for one addressee. Every interface draws it in its own way. */
export type Phrase = readonly Segment[];

export function plain(phrase: Phrase): string {
  return phrase.map(({ text: words }) => words).join('');
}

/** Words alone. */
export function text(words: string): Phrase {
  return words === '' ? [] : [{ kind: 'text', text: words }];
}
