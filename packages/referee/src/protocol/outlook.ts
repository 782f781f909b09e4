import type { CardId, DuelEnd, Seat } from '@smashup/engine';
import type { Phrase } from '@smashup/words';

/** What hangs in the balance while somebody decides. */
export interface Outlook {
  /** Null: there is no duel. */
  readonly duel: DuelOutlook | null;
  /** The window in which cards from hand may respond (R4); null: none is open. */
  readonly window: WindowView | null;
}

export interface DuelOutlook {
  /** Between whom: the challenger first. */
  readonly minions: readonly CardId[];
  /** What each possible end would bring about at once. */
  readonly ends: readonly DuelEndView[];
}

export interface DuelEndView {
  readonly end: DuelEnd;
  /** Empty: it brings about nothing, or nothing that can be known. */
  readonly lines: readonly Phrase[];
}

export interface WindowView {
  /** What players may respond to: "Tortuga is about to score." */
  readonly about: Phrase;
  /** In the order in which they are asked, the current player first. */
  readonly seats: readonly { readonly seat: Seat; readonly stance: Stance }[];
}

/** Where somebody stands in a window: it ends when all have passed in a row. */
export type Stance = 'asked' | 'passed' | 'may still play';
