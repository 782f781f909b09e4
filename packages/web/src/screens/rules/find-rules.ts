import { saysAll } from '../../text/searching.ts';
import { plainRule, type Block, type Section } from './read-rules.ts';

/** The rules that contain all these words; a section whose title does is shown whole. */
export function findRules(sections: readonly Section[], words: string): readonly Section[] {
  const says = saysAll(words);
  return sections
    .map((section) =>
      says(`${section.id} ${section.title}`)
        ? section
        : { ...section, blocks: section.blocks.filter((block) => says(textOf(block))) },
    )
    .filter(({ blocks }) => blocks.length > 0);
}

/** The numbered rules and everything else that is read on its own. */
export function countRules(sections: readonly Section[]): number {
  return sections.reduce((sum, { blocks }) => sum + blocks.length, 0);
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'table':
      return block.rows.flat().join(' ');
    case 'rule':
      return `${block.id} ${plainRule(block.text)}`;
    case 'paragraph':
    case 'step':
      return plainRule(block.text);
  }
}
