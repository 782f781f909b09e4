import { library } from '@smashup/cards';
import { buildLibrary, readSets } from '@smashup/engine';
import { expect, test } from 'vitest';
import { makeCatalogue, type CatalogueBase, type CatalogueCard } from '../src/catalogue/catalogue.ts';
import { explain } from '../src/explain/explain.ts';
import { smashup } from './kit/run.ts';
import { readReference, type ReferenceBase, type ReferenceCard } from './kit/reference.ts';

const catalogue = makeCatalogue(library.sets);
const reference = readReference();

test('the JSON catalogue is what other programs rely on', async () => {
  const { out, code } = await smashup(['cards', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(catalogue)));
  for (const { name, set, cards } of catalogue.factions) {
    expect([name, set].every((text) => text.length > 0)).toBe(true);
    for (const card of cards) expect(Object.keys(card).filter((key) => !CARD_KEYS.includes(key))).toEqual([]);
  }
  for (const base of catalogue.bases) {
    expect(Object.keys(base).filter((key) => !BASE_KEYS.includes(key))).toEqual([]);
    expect(base.vp).toHaveLength(3);
  }
});

const CARD_KEYS = ['name', 'kind', 'copies', 'power', 'play', 'text', 'current'];
const BASE_KEYS = ['name', 'set', 'breakpoint', 'vp', 'text', 'current'];

test.for([...library.factionNames])('%s has twenty cards in both printings', (faction) => {
  const { cards = [] } = catalogue.factions.find(({ name }) => name === faction) ?? {};
  const total = (copies: (card: CatalogueCard) => number): number =>
    cards.map(copies).reduce((sum, count) => sum + count, 0);
  expect(total((card) => card.copies)).toBe(20);
  expect(total((card) => card.current?.copies ?? card.copies)).toBe(20);
});

test('what the current printing dropped or added is told by its copies', () => {
  const all = catalogue.factions.flatMap(({ cards }) => cards);
  expect(all.find(({ name }) => name === "You're Screwed")?.current).toEqual({ copies: 0 });
  const added = all.find(({ name }) => name === 'Bearing Down');
  expect(added?.copies).toBe(0);
  expect(added?.current).toEqual({ copies: 1, play: 'on-base', text: added?.text });
});

test('what has not changed is not listed as current', () => {
  const all = [
    ...catalogue.factions.flatMap(({ cards }) => cards.filter(({ copies }) => copies > 0)),
    ...catalogue.bases,
  ];
  for (const { current, ...card } of all) {
    const original = new Map<string, unknown>(Object.entries(card));
    for (const [fact, value] of Object.entries(current ?? {})) expect(value).not.toEqual(original.get(fact));
  }
});

test.for(reference.factions.filter(({ name }) => library.hasFaction(name)))(
  'the facts of $name agree with the reference',
  ({ name, set, cards, added }) => {
    const faction = catalogue.factions.find((one) => one.name === name);
    expect(faction?.set).toBe(set);
    expect(
      faction?.cards
        .filter(({ copies }) => copies > 0)
        .map(originalFacts)
        .sort(byName),
    ).toEqual(cards.map(referenceFacts).sort(byName));
    expect(faction?.cards.flatMap(currentFacts).sort(byName)).toEqual(
      [...cards.flatMap(currentReferenceFacts), ...added.map(referenceFacts)].sort(byName),
    );
  },
);

test.for(reference.bases.filter(({ name }) => catalogue.bases.some((base) => base.name === name)))(
  'the facts of the base $name agree with the reference',
  (wanted) => {
    const base = catalogue.bases.find(({ name }) => name === wanted.name);
    expect(base?.set).toBe(wanted.set);
    expect(base && factsOfBase(base)).toEqual(factsOfBase(wanted));
    expect(base && factsOfBase({ ...base, ...base.current })).toEqual(
      factsOfBase({ ...wanted, ...wanted.errata }),
    );
  },
);

interface Facts {
  readonly name: string;
  readonly copies: number;
  readonly power: number | undefined;
  readonly play: string | undefined;
}

function originalFacts({ name, copies, power, play }: CatalogueCard): Facts {
  return { name, copies, power, play };
}

function currentFacts(card: CatalogueCard): Facts[] {
  const now = originalFacts({ ...card, ...card.current });
  return now.copies === 0 ? [] : [now];
}

function referenceFacts({ name, copies, power, play }: ReferenceCard): Facts {
  return { name, copies, power, play };
}

function currentReferenceFacts(card: ReferenceCard): Facts[] {
  const now = referenceFacts({ ...card, ...card.errata });
  return now.copies === 0 ? [] : [now];
}

function factsOfBase({ name, breakpoint, vp }: CatalogueBase | ReferenceBase): object {
  return { name, breakpoint, vp };
}

function byName(one: Facts, other: Facts): number {
  return one.name.localeCompare(other.name);
}

test('the list for people can be narrowed to a set or a faction', async () => {
  const { out } = await smashup(['cards', '--faction', 'ghosts']);
  expect(out).toContain('Séance');
  expect(out).not.toContain('General Ivan');
  const set = await smashup(['cards', '--set', 'Core Set']);
  expect(set.out).toContain('The Mothership');
  expect(set.out).not.toContain('Séance');
});

test('the list keeps to the width of the terminal', async () => {
  const { out } = await smashup(['cards']);
  expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test('--trees prints what the cards do, for a library to be built from', async () => {
  const { out, code } = await smashup(['cards', '--json', '--trees']);
  expect(code).toBe(0);
  const { sets } = JSON.parse(out);
  expect(buildLibrary(readSets(sets)).fingerprint).toBe(library.fingerprint);
  const alone = await smashup(['cards', '--trees']);
  expect(alone.code).not.toBe(0);
  expect(alone.err).toContain('--trees needs --json');
});

test('--explain says what the engine understands of a card, in both printings', async () => {
  const { out } = await smashup(['cards', '--explain', 'gnome']);
  expect(out).toContain('Gnome (minion)');
  expect(out).toContain(
    '1. you may choose one of minions here with power of less than the number of minions here of yours',
  );
  expect(out).toContain('Gnome (minion, current printing)');
  const none = await smashup(['cards', '--explain', 'Nobody']);
  expect(none.err).toContain('There is no card "Nobody"');
});

test('every card can be explained: no word, and no field of one, is left without a phrase', () => {
  const names = library.defs.map(({ name }) => name);
  const lines = names.flatMap((name) => explain(library.sets, name) ?? [`${name} is missing`]);
  expect(lines.filter((line) => /undefined|\[object|\{|\}|is missing|  \d+\. *$/u.test(line))).toEqual([]);
});
