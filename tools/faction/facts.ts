import type { Base, Card, Reference } from './reference.ts';

/** The generated file of a faction: what is printed on its cards and bases besides their texts. */
export function factsFile({ cards: all, errata, bases = [] }: Reference): string {
  const cards = [
    ...all.map((card) => factsOfCard(card)),
    // What is added exists only in the current printing.
    ...(errata?.added ?? []).map((card) =>
      factsOfCard({ ...card, copies: 0, errata: { copies: card.copies } }),
    ),
  ];
  const minions = cards.filter(({ kind }) => kind !== 'action');
  const actions = cards.filter(({ kind }) => kind === 'action');
  const words = [
    ...(actions.length > 0 ? ['action'] : []),
    ...(bases.length > 0 ? ['base'] : []),
    ...(minions.length > 0 ? ['minion'] : []),
  ];
  return `import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (\`npm run faction -- write\`): the words for the cards, with what is printed on them. */
export const { ${words.join(', ')} } = wordsFor({
  minions: {${minions.map(({ line }) => line).join('')}},
  actions: {${actions.map(({ line }) => line).join('')}},
  bases: {${bases.map(factsOfBase).join('')}},
});
`;
}

function factsOfCard({ name, kind, copies, power, play, errata = {} }: Card): {
  readonly kind: Card['kind'];
  readonly line: string;
} {
  return { kind, line: line(name, { copies, ...(kind === 'action' ? { play } : { power }) }, errata) };
}

function factsOfBase({ name, faction, breakpoint, vp, errata = {} }: Base): string {
  return line(name, { faction, breakpoint, vp }, errata);
}

/** What of an erratum is a fact, not behaviour. */
const PRINTED = ['name', 'copies', 'power', 'play', 'breakpoint', 'vp'];

function line(name: string, facts: Record<string, unknown>, errata: object): string {
  const changed = Object.entries(errata).filter(([key]) => PRINTED.includes(key));
  const current = changed.length > 0 ? { current: Object.fromEntries(changed) } : {};
  return `\n${JSON.stringify(name)}: ${JSON.stringify({ ...facts, ...current })},`;
}
