import type { Language } from './language.ts';
import { TERMS, type TermKey } from './locales/locale.ts';

/** A piece of a card's text that stands for a term. */
export interface TermMark {
  readonly term: TermKey;
  readonly start: number;
  readonly end: number;
}

/** Each term once, at the first place that no other has taken. */
export function markTerms(cardText: string, language: Language): TermMark[] {
  const marks: TermMark[] = [];
  for (const { term, places } of rarestFirst(cardText, language)) {
    const free = places.find(([start, end]) => marks.every((mark) => end <= mark.start || mark.end <= start));
    if (free !== undefined) marks.push({ term, start: free[0], end: free[1] });
  }
  return marks.sort((one, other) => one.start - other.start);
}

interface Places {
  readonly term: TermKey;
  readonly places: readonly (readonly [start: number, end: number])[];
}

/** Terms with a single place come before those with several. */
function rarestFirst(cardText: string, language: Language): Places[] {
  return TERMS.map((term) => ({ term, places: language.placesOf(term, cardText) }))
    .filter(({ places }) => places.length > 0)
    .sort((one, other) => one.places.length - other.places.length);
}
