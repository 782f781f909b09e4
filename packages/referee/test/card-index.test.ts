import { smashUp } from '@smashup/cards';
import { factionFiles } from '@smashup/cards/kit/faction-files.ts';
import type { Printing } from '@smashup/engine';
import { expect, test } from 'vitest';
import { createReferee } from '../src/index.ts';

const referee = createReferee(smashUp);
const { faces } = referee.catalogue();
const index = referee.cardIndex('en');

interface Entry {
  readonly name: string;
  readonly timing: readonly string[];
}

interface Faction {
  readonly name: string;
  readonly cards: readonly Entry[];
  readonly titan?: Entry;
}

/** What the references say, which were written before any card. */
const REFERENCES = factionFiles('reference.json').map(({ text }) => {
  const faction: Faction = JSON.parse(text);
  return faction;
});

const HEADS: Readonly<Record<string, string>> = { 'on play': 'on-play' };
const LABELS = ['on play', 'talent', 'ongoing', 'special'];

/** Control is taken when it is played, or a talent is lent; the reference speaks only of what lasts. */
const BOTH = [
  'Make Contact',
  'Flighterizer',
  'Passengers',
  'The Touch',
  'Armor of Battle',
  'Fearless Friend',
  'Magic Weapon',
  "Sword That's Powerful",
];

/** Those of which the index says something else than the reference. */
function wrongIn(printing: Printing, entries: readonly (Entry & { readonly faction: string })[]): string[] {
  const told = new Map(
    smashUp.library.printed(printing).map((id) => {
      const { faction, name } = faces[id];
      const heads = index.faces[id].timings.filter((timing) => LABELS.includes(timing));
      return [`${faction}: ${name}`, heads.map((head) => HEADS[head] ?? head).toSorted()];
    }),
  );
  return entries.flatMap(({ faction, name, timing }) => {
    const heads = told.get(`${faction}: ${name}`);
    const expected = timing.toSorted();
    return heads === undefined || heads.join() === expected.join()
      ? []
      : [`${name}: ${heads.join()} for ${expected.join()}`];
  });
}

test('when a card works agrees with the reference', () => {
  const all = REFERENCES.flatMap(({ name: faction, cards }) => cards.map((card) => ({ ...card, faction })));
  const cards = all.filter(({ name }) => !BOTH.includes(name));
  expect(wrongIn('original', cards)).toEqual([]);
});

test('when a titan works agrees with the reference, which has their current printing', () => {
  const titans = REFERENCES.flatMap(({ name: faction, titan }) =>
    titan === undefined ? [] : [{ ...titan, faction }],
  );
  expect(wrongIn('current', titans)).toEqual([]);
});

test('the windows of scoring that a base names are those that it waits for', () => {
  const wrong = faces.flatMap(({ kind, name, text }, at) => {
    if (kind !== 'base') return [];
    const said = [...text.matchAll(/(?<when>before|when|after) this base scores/giu)].map(
      ({ groups }) => `${groups?.['when']?.toLowerCase()} scoring`,
    );
    const found = index.faces[at]?.timings.filter((timing) => timing.endsWith('scoring')) ?? [];
    return said.every((moment) => found.some((each) => each === moment)) ? [] : [`${name}: ${found.join()}`];
  });
  expect(wrong).toEqual([]);
});

test('the other printing of a card is found, also under another name, and leads back', () => {
  const at = (name: string): number => faces.findIndex((face) => face.name === name);
  const saucy = faces.findIndex(({ name, faction }) => faction === 'Pirates' && name === 'Saucy Wench');
  expect(faces[index.faces[saucy]?.other ?? -1]?.name).toBe('Cut Lass');
  expect(index.faces[at('Cut Lass')]?.other).toBe(saucy);
  expect(index.faces[at('Invader')]?.other).toBe(null);
  const oneWay = index.faces.filter(({ other }, face) => other !== null && index.faces[other].other !== face);
  expect(oneWay).toEqual([]);
});

test('every word of the game in a text is marked where it stands', () => {
  const scout = faces.findIndex(({ name }) => name === 'Scout');
  const text = faces[scout]?.text ?? '';
  const marked = index.faces[scout]?.marks.map(({ term, start, end }) => [term, text.slice(start, end)]);
  expect(marked).toContainEqual(['special', 'Special']);
  expect(marked).toContainEqual(['owner', 'owner']);
  expect(index.terms.find(({ key }) => key === 'special')).toMatchObject({ name: 'Special', rule: 'R3.9' });
});

test('every word of the game has a meaning, a rule and cards that use it', () => {
  const used = new Set(index.faces.flatMap(({ marks }) => marks.map(({ term }) => term)));
  const lacking = index.terms.filter(
    ({ key, meaning, rule }) => meaning === '' || !/^R\d+(?:\.\d+)?$/u.test(rule) || !used.has(key),
  );
  expect(lacking).toEqual([]);
});
