import type { Seat } from '@smashup/engine';
import type { Phrase } from '@smashup/words';

/** A line of the breakdown of a number: where a part of it comes from. */
export interface PartView {
  readonly amount: number;
  readonly source: Phrase;
}

/** What the inspector shows of a card. */
export interface Inspection {
  readonly face: number;
  /** Power of a minion or breakpoint of a base in play, part by part; empty elsewhere. */
  readonly parts: readonly PartView[];
  readonly value: number | null;
  /** For a base: each player's total, part by part. */
  readonly totals: readonly {
    readonly seat: Seat;
    readonly value: number;
    readonly parts: readonly PartView[];
  }[];
  /** Why it cannot be played or used now; null: it can, or the question makes no sense. */
  readonly whyNot: Phrase | null;
  /** Words of the game that its text uses, each with its explanation and where the rules speak of it ("R9.5"). */
  readonly terms: readonly { readonly term: string; readonly meaning: string; readonly rule: string }[];
}

/** What a strong bot would do in the player's place. */
export interface Hint {
  /** Indices of options. */
  readonly picks: readonly number[];
  readonly why: Phrase;
}
