import type { Edition, Printing } from './editions.ts';
import type { Seat } from './ids.ts';

export const FACTION_CHOICES = ['free', 'random', 'draft', 'league'] as const;
/** R1.3: free pick, random, the Queensberry draft, or (for two players) the league's draft with bans. */
export type FactionChoice = (typeof FACTION_CHOICES)[number];

export interface PlayerConfig {
  readonly name: string;
  /** Two faction names, or null: chosen at the table, in the way that `choice` says. */
  readonly factions: readonly [string, string] | null;
  /** Asked in every Me First window, even with nothing to play, so that a pause reveals nothing (R4). */
  readonly askAlways: boolean;
}

export const VARIANTS = ['teams', 'big base'] as const;
/** R13: two against two. R14: everybody at one big base. */
export type Variant = (typeof VARIANTS)[number];

/** What a table changes about the rules (R15). What is missing is as printed. */
export interface HouseRules {
  readonly vpToWin?: number | undefined;
  /** Bases in play at the start. */
  readonly bases?: number | undefined;
  readonly openingHand?: number | undefined;
  /** How many cards of a deck that counts at the end cost 1 VP (R12.3); 0: they cost nothing. */
  readonly cardsPerVp?: number | undefined;
}

/** What a table may set each house rule to (R15). */
export const HOUSE_RULES: {
  readonly [Rule in keyof HouseRules]-?: { readonly least: number; readonly most: number };
} = {
  vpToWin: { least: 5, most: 30 },
  bases: { least: 1, most: 8 },
  openingHand: { least: 1, most: 10 },
  cardsPerVp: { least: 0, most: 10 },
};

/** How a game is set up. With the seed and the answers, it is the whole record of a game. */
export interface Config {
  readonly players: readonly PlayerConfig[];
  readonly edition: Edition;
  readonly printing: Printing;
  readonly choice: FactionChoice;
  /** The factions on offer for choosing; null: every faction there is. */
  readonly pool: readonly string[] | null;
  /** R1.3: how many of the pool are laid out for a draft; missing, as in older games: what the edition says. */
  readonly draftSize?: number;
  /** R1.2: may two players have the same faction? */
  readonly duplicates: boolean;
  /** R1.4: sets whose bases join the base deck in addition to those of the factions. */
  readonly extraBaseSets: readonly string[];
  /** What the base deck is made of, by key; missing: what R1.4 and the sets say. Resumed games use it. */
  readonly baseDeck?: readonly string[];
  /** R11: each player sets the titans of both factions aside; missing: there are none. */
  readonly titans?: boolean;
  /** R1.6; null: at random. */
  readonly firstPlayer: Seat | null;
  /** Missing: each for themselves, at several bases. */
  readonly variant?: Variant;
  readonly houseRules?: HouseRules;
}
