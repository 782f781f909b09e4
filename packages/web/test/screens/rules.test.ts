import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countRules, findRules } from '../../src/screens/rules/find-rules.ts';
import { plainRule, readRules, runsIn, type Section } from '../../src/screens/rules/read-rules.ts';

const markdown = readFileSync(new URL('../../../../docs/rules.md', import.meta.url), 'utf8');
const sections = readRules(markdown);

const idsOf = (shown: readonly Section[]): string[] =>
  shown.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'rule' ? [block.id] : [])));

test('every numbered rule of the document is on the page, in order', () => {
  const numbered = [...markdown.matchAll(/^- (R\d+\.\d+) /gmu)].map(([, id]) => id);
  expect(numbered.length).toBeGreaterThan(70);
  expect(idsOf(sections)).toEqual(numbered);
  expect(sections.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['R1', 'R4', 'R5', 'R9', 'R10', 'Editions']),
  );
});

test('steps, paragraphs and the table of editions are there', () => {
  const kinds = (id: string) => sections.find((section) => section.id === id)?.blocks.map(({ kind }) => kind);
  expect(kinds('R2')?.filter((kind) => kind === 'step')).toHaveLength(5);
  expect(kinds('R4')).toEqual(['paragraph']);
  const table = sections.at(-1)?.blocks.find((block) => block.kind === 'table');
  expect(table?.rows.every(({ length }) => length === 5)).toBe(true);
});

test('every rule that another speaks of exists', () => {
  const known = new Set([...sections.map(({ id }) => id), ...idsOf(sections)]);
  const cited = sections
    .flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat() : block.text)),
    )
    .flatMap((text) => runsIn(text))
    .flatMap(({ manner, text }) => (manner === 'rule' ? [text] : []));
  expect(cited.filter((id) => !known.has(id))).toEqual([]);
});

test('marks are taken apart', () => {
  expect(runsIn('An **extra** *now* `x` (R3.5).').map(({ manner }) => manner)).toEqual([
    'plain',
    'strong',
    'plain',
    'emphasis',
    'plain',
    'code',
    'plain',
    'rule',
    'plain',
  ]);
  expect(plainRule('**Start turn.** First')).toBe('Start turn. First');
});

test('searching finds by number and by words, and nothing else', () => {
  expect(idsOf(findRules(sections, 'R5.4'))).toContain('R5.4');
  expect(idsOf(findRules(sections, 'ties better place'))).toEqual(['R5.4']);
  expect(countRules(findRules(sections, 'no rule says zygote'))).toBe(0);
});
