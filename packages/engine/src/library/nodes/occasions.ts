import type { Table } from './grammar.ts';

/** Occasions (what abilities wait for), plays (what rules forbid and allow), and causes. */

export const OCCASIONS = {
  /** To a card, or as part of the turn, of scoring or of a duel. */
  happens: { what: 'happening', to: 'subject?', that: 'event tests' },
  either: { one: 'occasion', other: 'occasion', that: 'event tests' },
  before: { of: 'occasion', that: 'event tests' },
} as const satisfies Table;

export const SUBJECTS = {
  card: { that: 'subject tests' },
  minion: { that: 'subject tests' },
  action: { that: 'subject tests' },
  /** During the same stay in play (R10.11). */
  the: { card: 'number' },
  /** One of these, as they are at that moment. */
  'one of': { cards: 'selection' },
} as const satisfies Table;

export const SUBJECT_TESTS = {
  yours: {},
  'of others': {},
  other: {},
  named: { name: 'words' },
  labelled: { label: 'words' },
} as const satisfies Table;

export const EVENT_TESTS = {
  if: { condition: 'condition' },
  here: {},
  'from here': {},
  elsewhere: {},
  'on base': {},
  'by you': {},
  'by others': {},
  'with its extra': {},
  'off the top': {},
  directly: {},
  'out of': { zones: 'zones' },
  'first in turn': { of: 'whose?' },
} as const satisfies Table;

export const PLAY_TESTS = {
  'such that': { each: 'binder', condition: 'condition' },
  'of minions': {},
  'of actions': {},
  'of standard actions': {},
  'on base': {},
  onto: { minions: 'selection' },
  'power at most': { amount: 'count' },
  'power at least': { amount: 'count' },
  'of faction': { faction: 'name' },
  named: { name: 'name' },
  'as extras': {},
  'not as extras': {},
  here: {},
  elsewhere: {},
  at: { base: 'number' },
  by: { who: 'one or any' },
  'by you': {},
  'by others': {},
} as const satisfies Table;

/** Who or what brings something about. */
export const CAUSES = {
  "others' cards": {},
  "others' actions": {},
  /** Of others than the controller of the card that it would befall. */
  'foreign cards': { among: 'selection?' },
  others: {},
  'others than its controller': {},
  'its controller': {},
  by: { who: 'one or any' },
  anything: {},
} as const satisfies Table;
