import { smashUp } from '@smashup/cards';
import { createWords, TERMS } from '@smashup/words';
import type { Term } from '../protocol/referee-api.ts';

/** Every word of the game that cards use, with the cards that do. */
export function makeGlossary(): readonly Term[] {
  const words = createWords(smashUp);
  const used = smashUp.library.defs.map(({ text }) => new Set(words.termsIn(text)));
  return TERMS.map((term) => ({
    term: words.nameTerm(term),
    meaning: words.explainTerm(term),
    rule: words.ruleOfTerm(term),
    faces: used.flatMap((terms, face) => (terms.has(term) ? [face] : [])),
  }));
}
