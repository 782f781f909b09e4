import { expect } from 'vitest';
import { nearestTo } from './nearest.ts';
import { entriesOf, LETTERS, partsOf, seatOf, unmasked, type Letter, type Part } from './notation.ts';
import type { Readings } from './readings.ts';

type Found = readonly (string | number)[];

/** What can be expected of the whole table. */
const WHOLE: Readonly<Record<string, (t: Readings) => Found>> = {
  asked: (t) => [t.asked],
  question: (t) => (t.question === 'nothing' ? [] : [t.question]),
  purpose: (t) => [t.purpose],
  picks: (t) => [t.range[0] === t.range[1] ? t.range[0] : t.range.join('-')],
  idle: (t) => t.idle,
  turn: (t) => [t.turn],
  phase: (t) => [t.phase],
  winners: (t) => t.winners,
  'plays left': (t) => t.playsLeft,
  bases: (t) => t.bases,
  'base deck': (t) => t.baseDeck,
  'base discard': (t) => t.baseDiscard,
  box: (t) => t.box,
};

/** What can be expected of each of several: `power: Ghost 2, B Spirit 5`. */
const EACH: Readonly<Record<string, (t: Readings, name: string) => string | number>> = {
  vp: (t, letter) => t.vp(letterOf(letter)),
  power: (t, card) => t.power(card),
  counters: (t, card) => (t.bases.includes(card) ? t.baseCounters(card) : t.counters(card)),
  breakpoint: (t, base) => t.breakpoint(base),
  controller: (t, card) => t.controller(card),
  owner: (t, card) => t.owner(card),
};

/** Which of those that are listed: `cannot use: Zeppelin, Mechanic`. */
const WHICH: Readonly<Record<string, (t: Readings, card: string) => boolean>> = {
  'can play': (t, card) => t.canPlay(card),
  'cannot play': (t, card) => !t.canPlay(card),
  'can use': (t, card) => t.canUse(card),
  'cannot use': (t, card) => !t.canUse(card),
};

/** Keys that name a player, a card or a base. */
const NAMED: readonly (readonly [RegExp, (t: Readings, ...named: string[]) => Found])[] = [
  [/^([A-D])$/, (t, letter) => t.hand(letterOf(letter))],
  [/^([A-D]) deck$/, (t, letter) => t.deck(letterOf(letter))],
  [/^([A-D]) discard$/, (t, letter) => t.discard(letterOf(letter))],
  [/^([A-D]) factions$/, (t, letter) => t.factions(letterOf(letter))],
  [/^([A-D]) titans$/, (t, letter) => t.titans(letterOf(letter))],
  [/^([A-D]) stasis$/, (t, letter) => t.stasis(letterOf(letter))],
  [/^a spectator sees ([A-D])$/, (t, whose) => t.seenBy('a spectator', letterOf(whose))],
  [/^([A-D]) sees ([A-D])$/, (t, viewer, whose) => t.seenBy(letterOf(viewer), letterOf(whose))],
  [/^([A-D]) sees ([A-D]) deck$/, (t, viewer, whose) => t.deckAsSeenBy(letterOf(viewer), letterOf(whose))],
  [
    /^([A-D]) sees ([A-D]) discard$/,
    (t, viewer, whose) => t.discardAsSeenBy(letterOf(viewer), letterOf(whose)),
  ],
  [/^([A-D]) sees base deck$/, (t, viewer) => t.baseDeckAsSeenBy(letterOf(viewer))],
  [/^([A-D]) sees (.+)$/, (t, viewer, base) => t.atAsSeenBy(letterOf(viewer), base)],
  [/^parts of ([A-D]) at (.+)$/, (t, letter, base) => t.totalParts(letterOf(letter), base)],
  [/^parts of (.+)$/, (t, card) => t.powerParts(card)],
  [/^(.+) deck$/, (t, name) => [t.sharedDeck(name)]],
];

/** Readings that have no order of their own; of others an expectation may say `in any order`. */
const WITHOUT_ORDER = /^[A-D](?: discard)?$|^idle$| in any order$/;

/**
 * Expects what a text in the notation of the setting says, such as `A: 2 Ghost | Tortuga: B Spirit | vp: A 2, B 0`, and
 * nothing of what it does not name. `...` in a list stands for others: `A discard: Ghost, ...` has a Ghost, `A deck:
 * Ghost, ...` has it on top. `A: 3 cards` is only the number.
 */
export function expectTable(t: Readings, text: string): void {
  if (text.trim() === '') throw new Error('Nothing is expected.');
  const parts = partsOf(text).map((part) => ({ key: part.key, ...compared(t, part) }));
  expect(parts.map(({ key, found }) => ({ [key]: found }))).toEqual(
    parts.map(({ key, wanted }) => ({ [key]: wanted })),
  );
}

interface Compared {
  readonly found: readonly string[];
  readonly wanted: readonly string[];
}

function compared(t: Readings, { key, text }: Part): Compared {
  if (key.startsWith('why not ')) return { found: [obstacle(t, key.slice(8))], wanted: [unmasked(text)] };
  const bare = key.replace(/ in any order$/, '');
  const listed = entriesOf(text);
  const found = read(t, bare, listed).map(String);
  const [, count] = /^(\d+) cards?$/.exec(text) ?? [];
  if (count !== undefined) return { found: [`${found.length} cards`], wanted: [`${count} cards`] };
  if (listed.includes('...')) return withOthers(key, found, listed);
  return WITHOUT_ORDER.test(key)
    ? { found: found.toSorted(), wanted: listed.toSorted() }
    : { found, wanted: listed };
}

function read(t: Readings, key: string, listed: readonly string[]): Found {
  const [whole, each, which] = [WHOLE[key], EACH[key], WHICH[key]];
  if (whole !== undefined) return whole(t);
  if (each !== undefined) return listed.map((entry) => withValue(entry, (name) => each(t, name)));
  if (which !== undefined) return listed.filter((card) => which(t, card));
  const [, base] = /^total at (.+)$/.exec(key) ?? [];
  if (base !== undefined)
    return listed.map((entry) => withValue(entry, (letter) => t.total(letterOf(letter), base)));
  if (t.bases.includes(key)) return t.at(key);
  for (const [pattern, reading] of NAMED) {
    const match = pattern.exec(key);
    if (match !== null) return reading(t, ...match.slice(1));
  }
  const keys = [...t.bases, ...Object.keys(WHOLE), ...Object.keys(EACH), ...Object.keys(WHICH)];
  throw new Error(`Nothing on the table is called "${key}".${nearestTo(key, keys)}`);
}

/** `Ghost 2` with what is found in place of the 2. */
function withValue(entry: string, value: (name: string) => string | number): string {
  const name = entry.slice(0, entry.lastIndexOf(' '));
  return `${name} ${value(name)}`;
}

/** Others may lie before or after the listed ones, where a pile has an order, and between them anywhere else. */
function withOthers(key: string, found: readonly string[], listed: readonly string[]): Compared {
  const named = listed.filter((entry) => entry !== '...');
  const isPile = key.endsWith(' deck');
  const slice =
    listed[0] === '...'
      ? found.slice(Math.max(0, found.length - named.length))
      : found.slice(0, named.length);
  const fits = isPile
    ? slice.every((entry, at) => entry === named[at])
    : named.every((entry) => timesIn(found, entry) >= timesIn(named, entry));
  return fits ? { found: listed, wanted: listed } : { found, wanted: listed };
}

function timesIn(list: readonly string[], wanted: string): number {
  return list.filter((entry) => entry === wanted).length;
}

/** `A Ghost`, or `A Ghost -> Tortuga`: why A cannot play it (there). */
function obstacle(t: Readings, attempt: string): string {
  const [named = '', where] = attempt.split(' -> ');
  return t.whyNot(letterOf(named.slice(0, 1)), named.slice(2), where) ?? 'nothing';
}

function letterOf(text: string): Letter {
  return LETTERS[seatOf(text)];
}
