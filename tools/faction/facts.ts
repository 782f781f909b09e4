import type { Base, Card, Faction, Reference } from './reference.ts';

/** A faction or a shared deck; what is added exists only in the current printing. */
type Group = Pick<Faction, 'cards' | 'errata'>;

/** The generated file of a set: what is printed on its cards and bases besides their texts. */
export function factsFile({ factions = [], bases = [], extraDecks = [] }: Reference): string {
  const groups: readonly Group[] = [...factions, ...extraDecks];
  const cards = groups.flatMap((group) => [
    ...group.cards.map((card) => factsOfCard(card)),
    ...(group.errata?.added ?? []).map((card) =>
      factsOfCard({ ...card, copies: 0, errata: { copies: card.copies } }),
    ),
  ]);
  const minions = cards.filter(({ kind }) => kind !== 'action');
  const actions = cards.filter(({ kind }) => kind === 'action');
  const words = [
    ...(actions.length > 0 ? ['action'] : []),
    ...(bases.length > 0 ? ['base'] : []),
    ...(minions.length > 0 ? ['minion'] : []),
  ];
  return `import { wordsFor } from '../printed.ts';

/** Generated from the reference of the set (\`npm run faction -- write\`): the words for its cards, with what is printed on them. */
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
