import type { Table } from './grammar.ts';

/** Values and conditions: the small words of card texts. */

/** Cards, bases, players and amounts. */
export const NUMBERS = {
  you: {},
  here: {},
  'this card': {},
  'current player': {},
  'its minion': {},
  it: {},
  'it in play': {},
  'who did it': {},
  'what did it': {},
  'its power': {},
  'its controller': {},
  'its counters': {},
  there: {},
  power: { of: 'number' },
  'counters on': { cards: 'some' },
  controller: { of: 'number' },
  owner: { of: 'number' },
  'base of': { card: 'number' },
  'kind of': { card: 'number' },
  breakpoint: { of: 'number' },
  total: { of: 'number', at: 'number' },
  'hand size': { of: 'number' },
  'played at': { card: 'number' },
  'scored total': { of: 'number' },
  'scoring base': {},
  'bases to replace it': { most: 'count' },
  'scored breakpoint': {},
  size: { of: 'list' },
  lowest: { of: 'list', each: 'binder', measure: 'number' },
  whether: { condition: 'condition', yes: 'amount', no: 'amount' },
  plus: { a: 'amount', b: 'amount' },
  minus: { a: 'amount', b: 'amount' },
  times: { a: 'amount', b: 'amount' },
  'one for every': { divisor: 'count', of: 'amount' },
  'left in': { deck: 'words' },
  first: { of: 'list' },
  'one alike': { of: 'list' },
  count: { of: 'selection' },
  'number this turn': { occasion: 'occasion' },
  'counters placed this turn': {},
  /** What the verb with that number returned. */
  result: { of: 'verb', part: 'part?' },
  /** What `each` of a node around it stands for. */
  each: { of: 'binder' },
  /** Of a play that `each` stands for: who makes it. */
  'player of each': { of: 'binder' },
  'custom number': { name: 'words', version: 'version' },
} as const satisfies Table;

/** Cards, bases or players. */
export const LISTS = {
  them: {},
  /** For a base's ability about all players at once: who carries it out. */
  'all together': {},
  reversed: { list: 'list' },
  all: { parts: 'parts' },
  'list of': { selection: 'selection' },
  results: { of: 'verb', part: 'part?' },
} as const satisfies Table;

export const CONDITIONS = {
  'has no claimed destination': { card: 'number' },
  'goes to the discard pile next': { card: 'number' },
  'was destroyed': {},
  'is duelist': { card: 'number' },
  'is challenger': { card: 'number' },
  'duel is at': { base: 'number' },
  'duel is on': {},
  'is behind': { player: 'number', at: 'number' },
  'this is still in play': {},
  'this has moved': {},
  'this is not from hand': {},
  'was in play as the turn began': {},
  'saw it score': {},
  'began in an earlier turn': {},
  'is action': { card: 'number' },
  'mentions a card': { card: 'number' },
  'moved yours here': { card: 'number' },
  'was played earlier': { card: 'number' },
  'you own a minion named': { name: 'name' },
  not: { condition: 'condition' },
  and: { one: 'condition', other: 'condition' },
  or: { one: 'condition', other: 'condition' },
  'at most': { a: 'amount', b: 'amount' },
  'at least': { a: 'amount', b: 'amount' },
  'less than': { a: 'amount', b: 'amount' },
  equal: { a: 'amount', b: 'amount' },
  'your turn': {},
  /** Of the player whose turn it is, or, for a base, of each player. */
  'turn of yours': {},
  exist: { some: 'selection' },
  'this turn': { occasion: 'occasion', phase: 'phase?' },
  'another lost power': { at: 'number' },
  'this is the first': { occasion: 'occasion' },
  'begins to affect': { cards: 'some' },
  'not used up': {},
  'titan can be played': {},
  'has regular play': { kind: 'side' },
  'custom condition': { name: 'words', version: 'version' },
} as const satisfies Table;

export const NAMES = {
  'name of': { card: 'number' },
  'faction of': { card: 'number' },
  'named by': { of: 'verb' },
  'name of each': { of: 'binder' },
} as const satisfies Table;
