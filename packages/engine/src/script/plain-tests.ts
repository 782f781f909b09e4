import type { Game } from '../game.ts';
import type { CardTest, Scope } from '../library/definitions.ts';
import type { Piece } from '../model/state.ts';
import { pieceOf } from '../rules/table.ts';
import { fix } from './fixed.ts';

/**
 * What nearly every text asks of cards: what they are, whose, where, and whether this very card is meant. Selections keep
 * these as data, so that going through the table calls a function only for what else is asked.
 */

/** The card that the ability is on. */
export const isItself: CardTest = fix((_, s, card) => card === s.self);
export const isOther: CardTest = fix((_, s, card) => card !== s.self);
export const isHere: CardTest = fix((g, s, card) => pieceOf(g, card)?.base === s.here);
export const isYours: CardTest = fix((g, s, card) => pieceOf(g, card)?.controller === s.you);

const kinds = new Map<CardTest, Piece['as']>();

export function inPlayAs(as: Piece['as']): CardTest {
  const test: CardTest = fix((g, _, card) => pieceOf(g, card)?.as === as);
  kinds.set(test, as);
  return test;
}

const ITSELF = 1;
const OTHER = 2;
const HERE = 4;
const YOURS = 8;
const OF_KIND = 16;

export interface Tests {
  /** The plain ones, as bits. */
  readonly plain: number;
  /** What the cards are, if that is asked. */
  readonly as: Piece['as'] | null;
  /** All others. */
  readonly others: readonly CardTest[];
}

const BITS = new Map<CardTest, number>([
  [isItself, ITSELF],
  [isOther, OTHER],
  [isHere, HERE],
  [isYours, YOURS],
]);

/** The same tests, the plain ones as data. Which comes first makes no difference: a test changes nothing. */
export function sorted(tests: readonly CardTest[]): Tests {
  let plain = 0;
  let as: Piece['as'] | null = null;
  const others: CardTest[] = [];
  for (const test of tests) {
    const bit = BITS.get(test);
    const kind = kinds.get(test);
    if (bit !== undefined) plain |= bit;
    else if (kind !== undefined && (as === null || as === kind)) {
      as = kind;
      plain |= OF_KIND;
    } else others.push(test);
  }
  return { plain, as, others };
}

export function passes({ plain, as, others }: Tests, g: Game, s: Scope, card: number): boolean {
  if (plain !== 0) {
    if ((plain & ITSELF) !== 0 && card !== s.self) return false;
    if ((plain & OTHER) !== 0 && card === s.self) return false;
    if (plain >= HERE) {
      const piece = pieceOf(g, card);
      if (piece === null) return false;
      if ((plain & OF_KIND) !== 0 && piece.as !== as) return false;
      if ((plain & HERE) !== 0 && piece.base !== s.here) return false;
      if ((plain & YOURS) !== 0 && piece.controller !== s.you) return false;
    }
  }
  for (let at = 0; at < others.length; at++) if (!others[at]?.(g, s, card)) return false;
  return true;
}
