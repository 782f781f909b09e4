import { constantOf, quoted } from '../names.ts';
import type { Base, Card, Reference, Titan } from '../reference.ts';

/** What an author reads while writing: the effect as the reference says it, in both printings. */
type Entry = Card | Base | Titan;

/** `cards.ts`: every card with its name, the texts and clauses left for the author. */
export function cardsFile({ name, summary = '', cards, errata, titan, bases = [] }: Reference): string {
  const all = [...cards, ...(errata?.added ?? [])];
  const kinds = new Set(all.map(({ kind }) => (kind === 'action' ? 'action' : 'minion')));
  const words = ['faction', ...(all.some(isChanged) ? ['current'] : [])].toSorted();
  return `import { ${words.join(', ')} } from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
${bases.length > 0 ? "import { theirBases } from './bases.ts';\n" : ''}import { ${[...kinds].toSorted().join(', ')} } from './facts.ts';
${titan === undefined ? '' : `import { ${constantOf(titan.name)} } from './titan.ts';\n`}
export const ${constantOf(name)} = inSet(set, faction(
  ${quoted(name)},
  ${quoted(summary)},
  [
${all.map((card) => `${entry(card, card.kind === 'action' ? 'action' : 'minion')},`).join('\n\n')}
  ],${titan === undefined ? '' : `\n  ${constantOf(titan.name)},`}
), ${bases.length > 0 ? 'theirBases' : '[]'});
`;
}

/** `bases.ts`. */
export function basesFile(bases: readonly Base[]): string {
  const words = bases.some(isChanged) ? "import { current } from '@smashup/engine';\n" : '';
  return `${words}import { base } from './facts.ts';

export const theirBases = [
${bases.map((each) => `${entry(each, 'base')},`).join('\n\n')}
];
`;
}

/** `titan.ts`. */
export function titanFile(titan: Titan): string {
  const words = ['titan', ...(isChanged(titan) ? ['current'] : [])].toSorted();
  return `import { ${words.join(', ')} } from '@smashup/engine';

${comment(titan)}
export const ${constantOf(titan.name)} = titan(${quoted(titan.name)}, { text: '' }${isChanged(titan) ? ", current({ text: '' })" : ''});
`;
}

function entry(card: Entry, word: string): string {
  const change = isChanged(card) ? ", current({ text: '' })" : '';
  return `${comment(card)}\n${word}(${quoted(card.name)}, ''${change})`;
}

function comment(card: Entry): string {
  const restriction = 'restriction' in card ? ` (${String(card.restriction)})` : '';
  const play = 'play' in card && card.play !== 'standard' ? `Play ${card.play}${restriction}. ` : '';
  const now = isChanged(card) ? [`Current: ${card.errata?.effect ?? ''}`] : [];
  const doubt = 'doubt' in card ? [`Doubt: ${String(card.doubt)}`] : [];
  return [`${play}${card.effect}`, ...now, ...doubt].map((line) => `// ${line}`).join('\n');
}

/** What the current printing changes besides facts, which come from the reference by themselves. */
export function isChanged({ errata }: Pick<Entry, 'errata'>): boolean {
  return (
    errata?.effect !== undefined &&
    errata.copies !== 0 &&
    !/^(?:Wording only|Only the name)/u.test(errata.effect)
  );
}
