import type { TermKey, TermMark } from '@smashup/words';

/** When a card works: the label its text begins with, and the moments it waits for. */
export const TIMINGS = [
  'on play',
  'talent',
  'ongoing',
  'special',
  'start of turn',
  'end of turn',
  'before scoring',
  'when scoring',
  'after scoring',
  'duel',
  'uncovered',
] as const;

export type Timing = (typeof TIMINGS)[number];

/** A word of the game that cards use. */
export interface Term {
  readonly key: TermKey;
  readonly name: string;
  readonly meaning: string;
  /** Where the rules speak of it: "R9.5". */
  readonly rule: string;
}

export interface IndexedFace {
  readonly timings: readonly Timing[];
  /** The words of the game in its text. */
  readonly marks: readonly TermMark[];
  /** The same card in the other printing, where that differs; null: it does not, or there is none. */
  readonly other: number | null;
}

/** What cards can be found by, beside what is printed on them. */
export interface CardIndex {
  readonly terms: readonly Term[];
  /** By face, as in the catalogue. */
  readonly faces: readonly IndexedFace[];
}
