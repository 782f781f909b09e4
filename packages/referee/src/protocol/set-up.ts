import type { Edition, FactionChoice, HouseRules, Printing, Seat, Seed, Variant } from '@smashup/engine';
import type { Level } from '@smashup/bots';
import type { Series } from './series.ts';

/** A person or a bot. */
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

/** The settings of a new game. */
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
  /** R1.3: how many of them are laid out for a draft; null or missing: as many as the edition says. */
  readonly draftSize?: number | null;
  /** R1.4: sets whose bases join the base deck; missing: none. */
  readonly extraBaseSets?: readonly string[];
  /** R1.6; null or missing: at random. */
  readonly firstPlayer?: Seat | null;
  /** R13, R14; null or missing: each for themselves, at several bases. */
  readonly variant?: Variant | null;
  /** R15; missing: as printed. */
  readonly houseRules?: HouseRules;
  /** The series that it belongs to; null or missing: it stands alone. */
  readonly series?: Series | null;
  /** Null: a random one. */
  readonly seed: Seed | null;
}
