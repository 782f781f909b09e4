import type { Edition, FactionChoice, Printing, Seed } from '@smashup/engine';
import type { Level } from '@smashup/bots';

/** Who sits there. */
export type Sitter = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: Level };

export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

export interface SeatSetUp {
  readonly name: string;
  readonly colour: Colour;
  readonly sitter: Sitter;
  /** Two factions, or null: chosen in the way that the game says. */
  readonly factions: readonly [string, string] | null;
}

/** Everything one can say about a new game. */
export interface GameSetUp {
  readonly seats: readonly SeatSetUp[];
  readonly choice: FactionChoice;
  readonly duplicates: boolean;
  readonly edition: Edition;
  readonly printing: Printing;
  /** Factions on offer; null: all. */
  readonly pool: readonly string[] | null;
  /** Null: whatever chance gives. */
  readonly seed: Seed | null;
}

/** A game in the list of saved games. */
export interface SavedGame {
  readonly id: string;
  readonly seats: readonly SeatSetUp[];
  /** The factions of each seat, as far as they are chosen. */
  readonly factions: readonly (readonly string[])[];
  readonly vp: readonly number[];
  readonly turn: number;
  readonly winner: number | null;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Why it cannot be resumed, in a sentence; null: nothing is known to be wrong with it. */
  readonly problem: string | null;
}
