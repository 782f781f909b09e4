import type { Table } from './grammar.ts';

/** Selections: nouns, and the tests that narrow them. The same word can mean another test for another kind of noun. */

/** Cards in play. */
export const CARD_NOUNS = {
  minions: {},
  actions: {},
  titans: {},
  buried: {},
  /** Cards in stasis (R17.2). */
  'in stasis': {},
  'cards in play': {},
  /** For as long as they stay in play (R10.11). */
  those: { cards: 'list' },
} as const satisfies Table;

export const BASE_NOUNS = { bases: {} } as const satisfies Table;

export const PLAYER_NOUNS = { players: {}, 'players from you': {} } as const satisfies Table;

/** Cards out of play. */
export const PILE_NOUNS = {
  hand: { of: 'number' },
  deck: { of: 'number' },
  'discard pile': { of: 'number' },
  'discard piles': { of: 'selection' },
  'minions for extra': { at: 'number' },
  'stored under': { card: 'number' },
  'base deck': {},
  'base discard pile': {},
  among: { cards: 'list' },
} as const satisfies Table;

/** Those of one selection and those of another: of whatever kind the first is. */
export const MIXED_NOUNS = { either: { one: 'selection', other: 'selection' } } as const satisfies Table;

/** For every noun. */
export const COMMON_TESTS = {
  if: { condition: 'condition' },
  'such that': { each: 'binder', condition: 'condition' },
  'among these': { cards: 'one or more' },
  except: { cards: 'some' },
  matches: { selection: 'selection' },
  'can go to': { bases: 'some' },
  'can change power': {},
  'you could play': { at: 'one or more?', as: 'side?' },
  'fits the play used': {},
  'first in danger here': {},
} as const satisfies Table;

/** For cards in play. */
export const CARD_TESTS = {
  here: {},
  elsewhere: {},
  at: { place: 'one or any' },
  yours: {},
  'of others': {},
  of: { player: 'number' },
  others: {},
  itself: {},
  'on bases': {},
  'with counters': {},
  named: { name: 'name or word' },
  'name contains': { part: 'words' },
  labelled: { label: 'words' },
  'owned by': { player: 'number' },
  'power at most': { amount: 'amount' },
  'power at least': { amount: 'amount' },
  'power below': { amount: 'amount' },
  /** The same without what other players' cards do to power, where a protection depends on power itself. */
  'own power at most': { amount: 'amount' },
  'own power at least': { amount: 'amount' },
  'own power below': { amount: 'amount' },
  'printed power': { amount: 'count' },
  'printed power at most': { amount: 'count' },
  'printed power at least': { amount: 'count' },
  'of faction': { faction: 'name' },
  host: {},
  weakest: {},
  strongest: {},
  on: { minion: 'one or any' },
  'face up': {},
} as const satisfies Table;

export const BASE_TESTS = {
  here: {},
  'other than': { base: 'number' },
  'with yours': {},
} as const satisfies Table;

export const PLAYER_TESTS = {
  others: {},
  'with minion here': {},
  'in place': { place: 'count' },
} as const satisfies Table;

/** For cards out of play; their power is the printed number (R9.8). */
export const PILE_TESTS = {
  minions: {},
  actions: {},
  standard: {},
  'on base': {},
  'on minion': {},
  power: { amount: 'count' },
  'power at most': { amount: 'amount' },
  'power below': { amount: 'amount' },
  named: { name: 'name or word' },
  'name contains': { part: 'words' },
  labelled: { label: 'words' },
  'affects minions': {},
  'mentioned by': { card: 'number' },
  playable: { at: 'one or more?' },
  'not forbidden': {},
  'owned by': { player: 'number' },
  itself: {},
  others: {},
} as const satisfies Table;
