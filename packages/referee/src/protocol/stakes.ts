import type { CardId, DuelEnd, Seat } from '@smashup/engine';
import type { Phrase } from '@smashup/words';

/** What is at stake while a player decides: a duel, or a window for responses. */
export interface Stakes {
  /** Null: there is no duel. */
  readonly duel: DuelStakes | null;
  /** The window in which cards from hand may respond (R4); null: none is open. */
  readonly window: WindowView | null;
}

export interface DuelStakes {
  /** The two minions, the challenger's first. */
  readonly minions: readonly CardId[];
  /** What each outcome would do at once. */
  readonly ends: readonly DuelEndView[];
}

export interface DuelEndView {
  readonly end: DuelEnd;
  /** Empty: nothing, or nothing that can be known. */
  readonly lines: readonly Phrase[];
}

export interface WindowView {
  /** What players may respond to: "Tortuga is about to score." */
  readonly about: Phrase;
  /** In the order in which they are asked, the current player first. */
  readonly seats: readonly { readonly seat: Seat; readonly stance: Stance }[];
}

/** A player's part in a window: it ends when all have passed in a row. */
export type Stance = 'asked' | 'passed' | 'may still play';
