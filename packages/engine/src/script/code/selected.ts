import type { Game } from '../../game.ts';
import type { CardTest, Check, Read, Scope } from '../../library/definitions.ts';
import { NONE, type Seat } from '../../model/ids.ts';
import type { Piece } from '../../model/state.ts';
import type { Side } from '../../rules/sides.ts';
import { pieceOf } from '../../rules/table.ts';

export type Source = (g: Game, s: Scope) => readonly number[];

/**
 * What nearly every text asks of cards: what they are, whose, where, and whether this very card is meant. These are kept as
 * data, so that going through the table calls a function only for what else is asked.
 */
export interface PlainTest {
  readonly bit: number;
  readonly as: Piece['as'] | null;
}

const ITSELF_BIT = 1;
const OTHER_BIT = 2;
const HERE_BIT = 4;
const YOURS_BIT = 8;
const KIND_BIT = 16;

export const ITSELF: PlainTest = { bit: ITSELF_BIT, as: null };
export const OTHER: PlainTest = { bit: OTHER_BIT, as: null };
export const HERE: PlainTest = { bit: HERE_BIT, as: null };
export const YOURS: PlainTest = { bit: YOURS_BIT, as: null };
export const inPlayAs = (as: Piece['as']): PlainTest => ({ bit: KIND_BIT, as });

interface Tests {
  /** The plain ones, as bits. */
  readonly plain: number;
  /** What the cards are, if that is asked. */
  readonly as: Piece['as'] | null;
  /** All others. */
  readonly others: readonly CardTest[];
}

/** Which comes first makes no difference: a test changes nothing. A selection has one kind of card. */
function sorted(tests: readonly (PlainTest | CardTest)[]): Tests {
  let plain = 0;
  let as: Piece['as'] | null = null;
  const others: CardTest[] = [];
  for (const test of tests) {
    if (typeof test === 'function') others.push(test);
    else {
      plain |= test.bit;
      as ??= test.as;
    }
  }
  return { plain, as, others };
}

function passes({ plain, as, others }: Tests, g: Game, s: Scope, card: number): boolean {
  if (plain !== 0) {
    if ((plain & ITSELF_BIT) !== 0 && card !== s.self) return false;
    if ((plain & OTHER_BIT) !== 0 && card === s.self) return false;
    if (plain >= HERE_BIT) {
      const piece = pieceOf(g, card);
      if (piece === null) return false;
      if ((plain & KIND_BIT) !== 0 && piece.as !== as) return false;
      if ((plain & HERE_BIT) !== 0 && piece.base !== s.here) return false;
      if ((plain & YOURS_BIT) !== 0 && piece.controller !== s.you) return false;
    }
  }
  for (let at = 0; at < others.length; at++) if (!others[at]?.(g, s, card)) return false;
  return true;
}

/** Scratch stack for matches. Selections nest, so each call works above the caller's mark. */
const heap: number[] = [];
let height = 0;

function listed(source: Source, tests: Tests, g: Game, s: Scope): number[] {
  const ids = source(g, s);
  const start = height;
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] ?? NONE;
    if (passes(tests, g, s, id)) heap[height++] = id;
  }
  const found = height - start;
  height = start;
  if (found === 0) return [];
  return found === 1 ? [heap[start] ?? NONE] : heap.slice(start, start + found);
}

function counted(source: Source, tests: Tests, g: Game, s: Scope, most: number): number {
  const ids = source(g, s);
  let count = 0;
  for (let at = 0; at < ids.length && count < most; at++) if (passes(tests, g, s, ids[at] ?? NONE)) count++;
  return count;
}

/** What else is known of cards out of play. */
export interface Pile {
  readonly zone: 'hand' | 'deck' | 'discard' | 'several' | 'revealed' | 'stored';
  readonly whose: Read<Seat>;
  /** All cards there, whether they fit or not. */
  readonly everything: Source;
  /** What they are asked for as, and so played as (R10.23); null: as cards. */
  readonly side: Side | null;
}

/** What a selection consists of, and where. */
export type Kind = 'cards' | 'bases' | 'players' | Pile;

/** A selection as the engine reads it: a list to choose from and a test for rules. */
export class Selected {
  readonly kind: Kind;
  readonly source: Source;
  readonly tests: readonly (PlainTest | CardTest)[];
  readonly matches: CardTest;
  readonly list: Read<number[]>;
  readonly exist: Check;
  readonly count: Read<number>;

  constructor(kind: Kind, source: Source, tests: readonly (PlainTest | CardTest)[] = []) {
    this.kind = kind;
    this.source = source;
    this.tests = tests;
    // These are read all the time, and know what they need: selections have many shapes.
    const all = sorted(tests);
    this.matches = (g, s, id) => passes(all, g, s, id);
    this.list = (g, s) => listed(source, all, g, s);
    this.exist = (g, s) => counted(source, all, g, s, 1) > 0;
    this.count = (g, s) => counted(source, all, g, s, Number.MAX_SAFE_INTEGER);
  }

  where(...tests: readonly (PlainTest | CardTest)[]): Selected {
    return new Selected(this.kind, this.source, [...this.tests, ...tests]);
  }

  /** Cards out of play are asked for as that from here on. */
  as(side: Side): Selected {
    const { kind, source, tests } = this;
    return new Selected(typeof kind === 'string' ? kind : { ...kind, side }, source, tests);
  }

  /** What is known of cards out of play, or null if it is about something else. */
  get pile(): Pile | null {
    return typeof this.kind === 'string' ? null : this.kind;
  }
}

/** Cards, bases or players for a verb: one, several, or everything in a selection. */
export type Some = Read<number> | Read<readonly number[]> | Selected;

export function listOf(some: Some): Read<readonly number[]> {
  if (typeof some !== 'function') return some.list;
  return (g, s) => {
    const found = some(g, s);
    if (typeof found !== 'number') return found;
    return found === NONE ? [] : [found];
  };
}

/** The first list, and what only the second one has. */
export function together(one: Source, other: Source): Source {
  return (g, s) => {
    const found = one(g, s);
    return [...found, ...other(g, s).filter((id) => !found.includes(id))];
  };
}

/** It is one of those that an earlier step picked. */
export const isAmong =
  (picked: Read<number> | Read<readonly number[]>): CardTest =>
  (g, s, id) => {
    const found = picked(g, s);
    return typeof found === 'number' ? found === id : found.includes(id);
  };

export const not =
  (test: CardTest): CardTest =>
  (g, s, id) =>
    !test(g, s, id);
