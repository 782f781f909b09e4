import type { Purpose } from '../../model/decision.ts';
import type { Affecting, DeckUse } from '../../model/editions.ts';
import type { Claim } from '../../model/frames.ts';
import { BITS, type Zone } from '../../model/happening.ts';
import type { Phase, Until } from '../../model/state.ts';
import type { From, Limit } from '../definitions.ts';
import { ABILITIES } from './abilities.ts';
import { GRANT, type Fields, type Sorts, type Table } from './grammar.ts';
import { CAUSES, EVENT_TESTS, OCCASIONS, PLAY_TESTS, SUBJECT_TESTS, SUBJECTS } from './occasions.ts';
import { RULES } from '../rule-kinds/all.ts';
import {
  BASE_NOUNS,
  BASE_TESTS,
  CARD_NOUNS,
  CARD_TESTS,
  COMMON_TESTS,
  MIXED_NOUNS,
  PILE_NOUNS,
  PILE_TESTS,
  PLAYER_NOUNS,
  PLAYER_TESTS,
} from './selections.ts';
import { CONDITIONS, LISTS, NAMES, NUMBERS } from './values.ts';
import { VERBS } from './verbs.ts';
import { isBranch } from './walk.ts';

/**
 * Is something that was read from JSON a tree? It is compared with the tables, word by word and field by field. That a verb
 * returns what is asked of it, and that every `each` stands for something, shows when a library is built.
 */

/** What is wrong with it, after the path that leads there; null if nothing is. */
export type Check = (json: unknown, path: string) => string | null;

export function record(
  fields: Readonly<Record<string, Check>>,
  optional: Readonly<Record<string, Check>>,
): Check {
  return (json, path) => {
    if (!isBranch(json)) return `${path}: not an object`;
    for (const [name, check] of Object.entries(fields)) {
      const problem = check(json[name], `${path}.${name}`);
      if (problem !== null) return problem;
    }
    for (const [name, value] of Object.entries(json)) {
      if (Object.hasOwn(fields, name)) continue;
      const check = Object.hasOwn(optional, name) ? optional[name] : undefined;
      if (check === undefined) return `${path}.${name}: there is no such field`;
      const problem = value === undefined ? null : check(value, `${path}.${name}`);
      if (problem !== null) return problem;
    }
    return null;
  };
}

export const listOf =
  (check: Check): Check =>
  (json, path) => {
    if (!Array.isArray(json)) return `${path}: not a list`;
    for (const [at, one] of json.entries()) {
      const problem = check(one, `${path}[${at}]`);
      if (problem !== null) return problem;
    }
    return null;
  };

export const whole: Check = (json, path) =>
  Number.isSafeInteger(json) ? null : `${path}: not a whole number`;
export const text: Check = (json, path) => (typeof json === 'string' ? null : `${path}: not a text`);
const flag: Check = (json, path) => (typeof json === 'boolean' ? null : `${path}: not true or false`);
const yes: Check = (json, path) => (json === true ? null : `${path}: not true`);

export function oneOf(words: readonly string[]): Check {
  return (json, path) =>
    typeof json === 'string' && words.includes(json) ? null : `${path}: none of ${words.join(', ')}`;
}

/** One of the words of a union, each listed once, or it does not compile. */
const among = <Word extends string>(words: Readonly<Record<Word, true>>): Check => oneOf(Object.keys(words));

/** The first that finds nothing wrong; otherwise the problem that the fitting one has. */
const either =
  (isFirst: (json: unknown) => boolean, first: Check, second: Check): Check =>
  (json, path) =>
    isFirst(json) ? first(json, path) : second(json, path);

/** A node of one of these tables. */
function nodeOf(key: string, ...tables: readonly Table[]): Check {
  return (json, path) => {
    if (!isBranch(json)) return `${path}: not a node`;
    const word = json[key];
    const table = tables.find((one) => typeof word === 'string' && Object.hasOwn(one, word));
    const fields = table?.[String(word)];
    return fields === undefined
      ? `${path}.${key}: no such word`
      : checkFields({ [key]: text }, fields)(json, path);
  };
}

function checkFields(known: Readonly<Record<string, Check>>, fields: Fields): Check {
  const needed: Record<string, Check> = { ...known };
  const optional: Record<string, Check> = {};
  for (const [name, sort] of Object.entries(fields)) {
    const isOptional = sort.endsWith('?');
    (isOptional ? optional : needed)[name] = checkOf(isOptional ? sort.slice(0, -1) : sort);
  }
  return record(needed, optional);
}

/** Looked up when it is needed: sorts are made of each other. */
const checkOf =
  (sort: string): Check =>
  (json, path) =>
    isSort(sort) ? SORTS[sort](json, path) : `${path}: there is no sort "${sort}"`;

function isSort(sort: string): sort is keyof Sorts {
  return Object.hasOwn(SORTS, sort);
}

const number = nodeOf('word', NUMBERS);
const list = nodeOf('word', LISTS);
const condition = nodeOf('word', CONDITIONS);
const name = nodeOf('word', NAMES);
const oneOrMore = nodeOf('word', NUMBERS, LISTS);
const verb = nodeOf('verb', VERBS);
const rule = nodeOf('rule', RULES);
const isSelection = (json: unknown): boolean => isBranch(json) && 'all' in json;

/** Which tests there are for a noun. */
function testsFor(noun: unknown): readonly Table[] {
  if (!isBranch(noun)) return [];
  const word = String(noun['noun']);
  if (Object.hasOwn(MIXED_NOUNS, word)) {
    const { one } = noun;
    return isBranch(one) ? testsFor(one['all']) : [];
  }
  if (Object.hasOwn(CARD_NOUNS, word)) return [COMMON_TESTS, CARD_TESTS];
  if (Object.hasOwn(BASE_NOUNS, word)) return [COMMON_TESTS, BASE_TESTS];
  return [COMMON_TESTS, Object.hasOwn(PLAYER_NOUNS, word) ? PLAYER_TESTS : PILE_TESTS];
}

const selection: Check = (json, path) =>
  record(
    {
      all: nodeOf('noun', CARD_NOUNS, BASE_NOUNS, PLAYER_NOUNS, PILE_NOUNS, MIXED_NOUNS),
      that: listOf(nodeOf('test', ...testsFor(isBranch(json) ? json['all'] : null))),
    },
    {},
  )(json, path);

const limit = among<Limit>({
  unlimited: true,
  'once per turn': true,
  'once per turn for all copies': true,
  'once per base for all copies': true,
});
const purpose = {
  destroy: true,
  move: true,
  'move to': true,
  return: true,
  place: true,
  'to the top': true,
  'to the bottom': true,
  discard: true,
  play: true,
  take: true,
  affect: true,
  control: true,
  strengthen: true,
  weaken: true,
  counter: true,
  'counter off': true,
  divert: true,
  name: true,
  base: true,
  player: true,
  search: true,
  bury: true,
  store: true,
  stasis: true,
  'stasis counter': true,
  uncover: true,
  duel: true,
  give: true,
  'shuffle in': true,
  'give back': true,
  'give control': true,
  box: true,
  transfer: true,
  swap: true,
  flip: true,
  cancel: true,
  copy: true,
} as const satisfies Record<Purpose, true>;
const ends = { top: true, bottom: true } as const;
const places = {
  discard: true,
  hand: true,
  'deck top': true,
  'deck bottom': true,
  'deck shuffled': true,
  box: true,
  limbo: true,
  'either end': true,
} as const;

const side = among<Sorts['side']>({ minion: true, action: true });
const verbs = listOf(verb);

/** How what a field holds is checked. */
const SORTS: { readonly [Sort in keyof Sorts]: Check } = {
  number,
  amount: either((json) => typeof json === 'number', whole, number),
  list,
  condition,
  name,
  'name or word': either((json) => typeof json === 'string', text, name),
  'one or more': oneOrMore,
  parts: listOf(oneOrMore),
  selection,
  some: either(isSelection, selection, oneOrMore),
  'one or any': either(isSelection, selection, number),
  deck: either(isSelection, selection, number),
  test: nodeOf('test', COMMON_TESTS),
  occasion: nodeOf('occasion', OCCASIONS),
  'event tests': listOf(nodeOf('test', EVENT_TESTS)),
  subject: nodeOf('subject', SUBJECTS),
  'subject tests': listOf(nodeOf('test', SUBJECT_TESTS)),
  plays: record({ plays: listOf(nodeOf('test', PLAY_TESTS)) }, {}),
  cause: nodeOf('cause', CAUSES),
  rule,
  rules: listOf(rule),
  clauses: (json, path) => clauses(json, path),
  grant: checkFields({ kind: side }, GRANT),
  text: verbs,
  modes: listOf(record({ mode: text, do: verbs }, { when: condition })),
  binder: whole,
  verb: whole,
  count: whole,
  version: whole,
  yes,
  flag,
  words: text,
  purpose: among<Purpose>(purpose),
  'purpose or random': among<Purpose | 'at random'>({ ...purpose, 'at random': true }),
  happening: oneOf(Object.keys(BITS)),
  zones: listOf(
    among<Zone>({
      hand: true,
      deck: true,
      discard: true,
      play: true,
      buried: true,
      stored: true,
      stasis: true,
      aside: true,
      none: true,
    }),
  ),
  affecting: listOf(
    among<Affecting>({
      move: true,
      return: true,
      destroy: true,
      attach: true,
      place: true,
      power: true,
      control: true,
      cancel: true,
      transfer: true,
      shuffle: true,
    }),
  ),
  until: among<Until>({
    'end of turn': true,
    'start of your turn': true,
    'end of your turn': true,
    'end of your next turn': true,
    'base replaced': true,
    'it leaves play': true,
    'the game ends': true,
  }),
  phase: among<Phase>({
    'set-up': true,
    start: true,
    play: true,
    score: true,
    draw: true,
    end: true,
    over: true,
  }),
  limit,
  from: among<From>({ play: true, hand: true, discard: true, aside: true, stasis: true }),
  side,
  end: among<Sorts['end']>(ends),
  'any end': among<Sorts['any end']>({ ...ends, 'either end': true }),
  'end or shuffled': among<Sorts['end or shuffled']>({ ...ends, 'either end': true, shuffled: true }),
  destination: among<Sorts['destination']>({ ...places, aside: true }),
  'deck destination': among<Sorts['deck destination']>(places),
  'deck place': among<Sorts['deck place']>({ 'deck bottom': true, 'deck shuffled': true }),
  whose: among<Sorts['whose']>({ player: true, controller: true, card: true }),
  claim: among<Claim>({ none: true, sole: true, rival: true }),
  'deck use': among<DeckUse>({ draw: true, reveal: true, search: true, look: true }),
  'goes when': among<Sorts['goes when']>({ destroyed: true, 'cleared away': true }),
  'one or each': among<Sorts['one or each']>({ one: true, each: true }),
  stays: among<Sorts['stays']>({ everything: true, minions: true, nothing: true }),
  way: among<Sorts['way']>({ on: true, off: true }),
  'search how': among<Sorts['search how']>({ optional: true, unseen: true }),
  'play or use': among<Sorts['play or use']>({ play: true, use: true }),
  part: among<Sorts['part']>({
    winners: true,
    losers: true,
    played: true,
    unused: true,
    cards: true,
    all: true,
  }),
};

const ability = nodeOf('ability', ABILITIES);

/** A piece of a card's behaviour. */
const clause: Check = (json, path) => {
  const found = isBranch(json) ? CLAUSES.find(([word]) => word === json['clause']) : undefined;
  return found === undefined ? `${path}.clause: no such clause` : found[1](json, path);
};
export const clauses = listOf(clause);

const CLAUSES: readonly (readonly [string, Check])[] = [
  ['ability', record({ clause: text, ability }, {})],
  ['rule', record({ clause: text, rule }, {})],
  ['target', record({ clause: text, on: selection }, { when: condition })],
  ['mentions', record({ clause: text, names: listOf(text) }, {})],
  ['label', record({ clause: text, label: text }, {})],
  ['as action', (json, path) => record({ clause: text, clauses }, {})(json, path)],
  ['special only', record({ clause: text }, {})],
  ['on new base', record({ clause: text }, {})],
  ['stands in', record({ clause: text }, {})],
  ['with action play', record({ clause: text }, {})],
  ['leaves at set-up', record({ clause: text }, {})],
  ['from discard', record({ clause: text, when: condition }, {})],
];
