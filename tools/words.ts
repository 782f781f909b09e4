/**
 * npm run words: the vocabulary that cards are written in, as one JSON object; it fails when a word is used by no card or
 * has no line that says what it means, when a card reads the state itself, or when docs/words.md is not up to date. `--write` writes that page.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readEntries } from './words/entries.ts';
import { readLists } from './words/lists.ts';
import { pageOf, withoutRoom } from './words/page.ts';
import { readVocabulary } from './words/vocabulary.ts';

const PAGE = 'docs/words.md';
/** They make an entry, and are not part of what it says; or they are for what no words say, which no card here needs. */
const FRAME = new Set([
  'faction',
  'minion',
  'action',
  'base',
  'sharedDeck',
  'customNumber',
  'customCondition',
]);
const vocabulary = readVocabulary().filter(({ word }) => !FRAME.has(word));
const entries = readEntries(new Set(vocabulary.map(({ word }) => word)));
const users = new Map(
  vocabulary.map(({ word }) => [
    word,
    entries.filter(({ words }) => words.has(word)).map(({ name }) => name),
  ]),
);
const usedBy = (count: number): string[] =>
  [...users].flatMap(([word, cards]) => (cards.length === count ? [word] : [])).toSorted();
const raw = entries.filter(({ isRaw }) => isRaw).map(({ name }) => name);
const unused = usedBy(0);

console.log(
  JSON.stringify(
    {
      words: vocabulary.length,
      usedOnce: usedBy(1),
      unused,
      entries: entries.length,
      rawEntries: raw.length,
      raw,
    },
    null,
    2,
  ),
);

const lists = readLists();
const before = readFileSync(PAGE, 'utf8');
const page = pageOf(vocabulary, users, lists, before);
if (process.argv.includes('--write')) writeFileSync(PAGE, page);
const complaints = [
  ...unused.map((word) => `${word}: no card uses it`),
  ...vocabulary.flatMap(({ word, meaning }) =>
    meaning === '' ? [`${word}: nothing says what it means`] : [],
  ),
  ...lists.flatMap(({ title, rows }) =>
    rows.flatMap(({ name, meaning }) =>
      meaning === '' ? [`${title}, ${name}: nothing says what it means`] : [],
    ),
  ),
  ...withoutRoom(vocabulary).map((file) => `${file}: tools/words/page.ts has no room for its words`),
  ...(raw.length > 0 ? [`read the state themselves: ${raw.join(', ')}`] : []),
  ...((process.argv.includes('--write') ? page : before) === page
    ? []
    : [`${PAGE} is not up to date: npm run words -- --write`]),
];
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length === 0 ? 0 : 1;
