import type { Word } from './vocabulary.ts';

/** The rooms of the vocabulary in the order in which a reader meets them, with their titles. */
const ROOMS: readonly (readonly [title: string, files: readonly string[]])[] = [
  ['A card', ['card-spec.ts']],
  ['Abilities: when something is done', ['abilities.ts']],
  ['Occasions: what abilities wait for', ['occasions.ts', 'turn-memory.ts']],
  ['Rules: what holds', ['rules.ts', 'plays.ts']],
  ['Titans', ['titan-words.ts']],
  ['Nouns', ['selection.ts', 'in-play.ts', 'out-of-play.ts', 'bases-and-players.ts', 'able.ts', 'tests.ts']],
  ['Small words: values and conditions', ['values.ts', 'begins-to-affect.ts', 'writer.ts']],
  [
    'The course of a text',
    ['sequence-verbs.ts', 'choice-verbs.ts', 'naming-verbs.ts', 'verbs.ts', 'outcome-verbs.ts'],
  ],
  [
    'Verbs',
    [
      'table-verbs.ts',
      'counter-verbs.ts',
      'pile-verbs.ts',
      'reveal-verbs.ts',
      'search-verbs.ts',
      'extra-play-verbs.ts',
      'play-verbs.ts',
      'gift-verbs.ts',
      'base-verbs.ts',
      'shared-deck-verbs.ts',
    ],
  ],
];

/** docs/words.md: each word once, with what it means and a card that uses it. */
export function pageOf(words: readonly Word[], users: ReadonlyMap<string, readonly string[]>): string {
  const tables = ROOMS.map(([title, files]) => {
    const rows = words
      .filter(({ file }) => files.includes(file))
      .toSorted((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || (a.word < b.word ? -1 : 1))
      .map(({ word, meaning }) => {
        const cards = users.get(word) ?? [];
        return `| \`${word}\` | ${escaped(meaning)} | ${cards.length} | ${cards[0] ?? ''} |`;
      });
    return `## ${title}\n| word | meaning | cards | for example |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return `# The words cards are written in\n\nMade by \`npm run words -- --write\` out of the engine's own comments; \`npm test\` wants it to be up to date. A word with a dot follows another: \`minions.here\`, \`c.destroy\`. How they are put together is in [adding-a-faction.md](adding-a-faction.md).\n\n${tables.join('\n')}`;
}

/** Files whose words would be listed nowhere. */
export function withoutRoom(words: readonly Word[]): string[] {
  const known = new Set(ROOMS.flatMap(([, files]) => files));
  return [...new Set(words.map(({ file }) => file))].filter((file) => !known.has(file));
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|');
}
