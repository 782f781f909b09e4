import type { ArrangedCard, ArrangedInStasis, ArrangedTitan, HeldCard, Seat } from '@smashup/engine';
import { library } from '../../src/index.ts';
import { nearestTo } from './nearest.ts';

/**
 * How scenes write a table, for its setting and for what is expected of it: parts `KEY: LIST` between ` | ` or line
 * breaks, lists between commas, `2 Ghost` for two in a row. A card on the table follows its controller:
 * - `A Ghost` controlled and owned by A, `A(B) Ghost` owned by B
 * - `A Ghost +2` with two +1 power counters
 * - `A Ghost [B Choking Vines, A Incorporeal]` with actions on it
 * - `A buried Mummy` face down
 * - `A Ghost [A stored Mummy]` with a card stored under it
 */

/** Players in scenes; A moves first unless the scene says otherwise. */
export type Letter = 'A' | 'B' | 'C' | 'D';
export const LETTERS: readonly Letter[] = ['A', 'B', 'C', 'D'];

export function seatOf(letter: string): Seat {
  const seat = LETTERS.findIndex((known) => known === letter);
  if (seat < 0) throw new Error(`There is no player ${letter}; players are A, B, C and D.`);
  return seat;
}

/** Names of cards and factions; a name that several factions have can go with one of them, as in `Mummy (World Champs)`. */
const NAMES = new Set([
  ...library.defs.flatMap(({ name, faction }) => [name, `${name} (${faction})`]),
  ...library.factionNames,
]);
/** Names with a separator in them; the longest first, of those that begin alike. */
const WITH_SEPARATORS = new RegExp(
  [...NAMES]
    .filter((name) => /, |: /.test(name))
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|'),
  'g',
);
/** Stands for the space of a separator that belongs to a name, while a text is taken apart. */
const HARD_SPACE = '\u00A0';

/** One part of a table: `A deck: Ghost, Spirit`, or only a key: an empty base. */
export interface Part {
  readonly key: string;
  readonly text: string;
}

export function partsOf(text: string): Part[] {
  return masked(text)
    .split(/ \| |\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, key = part, value = ''] = /^(.*?):(?: (.*))?$/.exec(part) ?? [];
      return { key: unmasked(key), text: value };
    });
}

function masked(text: string): string {
  return text.replaceAll(WITH_SEPARATORS, (name) => name.replaceAll(/(?<=[,:]) /g, HARD_SPACE));
}

export function unmasked(text: string): string {
  return text.replaceAll(HARD_SPACE, ' ');
}

/** The entries of a list, each as often as it says: `2 Ghost, A 2 Spirit` has four. `nothing` has none. */
export function entriesOf(text: string): string[] {
  if (text === '' || text === 'nothing') return [];
  return splitOutsideBrackets(masked(text)).flatMap(repeated);
}

function splitOutsideBrackets(text: string): string[] {
  const found = [''];
  let depth = 0;
  for (const piece of text.split(/(, |\[|\])/)) {
    if (piece === '[') depth += 1;
    if (piece === ']') depth -= 1;
    if (piece === ', ' && depth === 0) found.push('');
    else found[found.length - 1] += piece;
  }
  return found.map(unmasked);
}

function repeated(entry: string): string[] {
  const [, whose = '', count, name] = /^([A-D](?:\([A-D]\))? )?(\d+) (.+)$/.exec(entry) ?? [];
  if (name === undefined || NAMES.has(entry) || NAMES.has(`${count} ${name}`)) return [entry];
  return Array.from({ length: Number(count) }, () => `${whose}${name}`);
}

/** A card on the table. */
export function parseCard(entry: string): ArrangedCard {
  const [, who, whose, faceDown, name, counters, attached] =
    /^([A-D])(?:\(([A-D])\))? (buried |stored )?(.*?)(?: \+(\d+))?(?: \[(.*)\])?$/.exec(entry) ?? [];
  if (who === undefined || name === undefined)
    throw new Error(`Cannot read "${entry}": a card on the table is written "A Ghost".`);
  return {
    card: known(name),
    controller: seatOf(who),
    owner: seatOf(whose ?? who),
    counters: Number(counters ?? 0),
    buried: faceDown === 'buried ',
    stored: faceDown === 'stored ',
    with: attached === undefined ? [] : entriesOf(attached).map(parseCard),
  };
}

/** A card in a hand or deck: `Ghost` is its holder's own, `B Ghost` belongs to B. */
export function parseHeld(entry: string): HeldCard {
  const { letter, name } = readName(entry);
  return letter === undefined ? known(name) : { card: known(name), owner: seatOf(letter) };
}

/** A card in stasis with its stasis counters, and what lies on it or under it: `Ghost 2`, `Kickboxbro 1 [A stored Howl]`. */
export function parseInStasis(entry: string): ArrangedInStasis {
  const [, name, counters, carried] = /^(.*?) (\d+)(?: \[(.*)\])?$/.exec(entry) ?? [];
  if (name === undefined) throw new Error(`Cannot read "${entry}": a card in stasis is written "Ghost 2".`);
  return {
    card: known(name),
    stasisCounters: Number(counters),
    with: carried === undefined ? [] : entriesOf(carried).map(parseCard),
  };
}

/** A titan set aside, with counters or without: `Killer Kudzu +3`. */
export function parseTitan(entry: string): ArrangedTitan {
  const [, card = entry, counters] = /^(.*?)(?: \+(\d+))?$/.exec(entry) ?? [];
  return { card: known(card), counters: Number(counters ?? 0) };
}

/** A card that is minion and action, played as one of them: `Pixie as action`. */
export function parsePlay(text: string): { readonly card: string; readonly as: string | undefined } {
  const [, card = text, as] = /^(.*?)(?: as (minion|action))?$/.exec(text) ?? [];
  return { card, as };
}

/** One of several cards of a name: `Ghost`, `B Ghost` (by controller or holder), `Ghost @ Tortuga`. */
export function readName(text: string): {
  readonly letter: string | undefined;
  readonly name: string;
  readonly base: string | undefined;
} {
  const [, whole = text, base] = /^(.*?)(?: @ (.*))?$/.exec(text) ?? [];
  const [, letter, name] = /^([A-D]) (.*)$/.exec(whole) ?? [];
  return NAMES.has(whole) || name === undefined
    ? { letter: undefined, name: whole, base }
    : { letter, name, base };
}

export function known(name: string): string {
  if (!NAMES.has(name)) throw new Error(`There is no card "${name}".${nearestTo(name, NAMES)}`);
  return name;
}
