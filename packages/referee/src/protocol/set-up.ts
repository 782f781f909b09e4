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

/** Everything that can be set for a new game. */
export interface GameSetUp {
  readonly seats: readonly SeatSetUp[];
  readonly choice: FactionChoice;
  readonly duplicates: boolean;
  readonly edition: Edition;
  readonly printing: Printing;
  /** R11; missing: without titans. */
  readonly titans?: boolean;
  /** Factions on offer; null: all. */
  readonly pool: readonly string[] | null;
  /** Null: a random one. */
  readonly seed: Seed | null;
}
