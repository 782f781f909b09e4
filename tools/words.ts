/**
 * npm run words: the vocabulary that cards are written in, with how many cards use each word.
 * With --all every word is listed with its number of cards.
 */
import { readEntries } from './words/entries.ts';
import { readVocabulary } from './words/vocabulary.ts';

/** They make an entry; they are not what it says. */
const FRAME = new Set(['faction', 'minion', 'action', 'base']);

const vocabulary = readVocabulary();
const entries = readEntries(vocabulary);
const all = [...vocabulary.alone, ...[...vocabulary.members].map((member) => `.${member}`)]
  .filter((word) => !FRAME.has(word))
  .toSorted();
const users = new Map(
  all.map((word) => [word, entries.filter(({ words }) => words.has(word)).map(({ name }) => name)]),
);
const usedBy = (count: number): string[] => all.filter((word) => users.get(word)?.length === count);
const raw = entries.filter(({ isRaw }) => isRaw).map(({ name }) => name);

console.log(
  JSON.stringify(
    {
      words: all.length,
      usedOnce: usedBy(1).map((word) => `${word} (${users.get(word)?.[0] ?? ''})`),
      unused: usedBy(0),
      entries: entries.length,
      rawEntries: raw.length,
      raw,
      ...(process.argv.includes('--all')
        ? { cards: Object.fromEntries(all.map((word) => [word, users.get(word)?.length])) }
        : {}),
    },
    null,
    2,
  ),
);
