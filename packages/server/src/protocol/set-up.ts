import { EDITIONS, FACTION_CHOICES, HOUSE_RULES, PRINTINGS, VARIANTS } from '@smashup/engine';
import { LEVELS } from '@smashup/bots';
import { SERIES_FACTIONS, SERIES_LENGTHS } from '@smashup/referee/protocol';
import { z } from 'zod';

const faction = z.string().min(1).max(60);

/** What sits on a seat when the table is opened. */
const seatSetUp = z.strictObject({
  sitter: z.discriminatedUnion('kind', [
    /** The person who opens the table. */
    z.strictObject({ kind: z.literal('me') }),
    z.strictObject({ kind: z.literal('bot'), level: z.enum(LEVELS) }),
    /** Anybody who comes from the lobby or with the link. */
    z.strictObject({ kind: z.literal('open') }),
    /** Anybody who comes with the link or the code. */
    z.strictObject({ kind: z.literal('invited') }),
  ]),
  /** Two factions, or null: chosen in the way that the table says. */
  factions: z.tuple([faction, faction]).nullable(),
});
export type OnlineSeatSetUp = z.infer<typeof seatSetUp>;

/** How many days a player has for all decisions of a turn. */
export const daysClock = z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(14) });

export const clockSetUp = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    /** Seconds for each decision. */
    free: z.int().min(5).max(600),
    /** Minutes, when these are used up. */
    bank: z.int().min(0).max(240),
    /** Seconds that come back to the bank with every turn. */
    increment: z.int().min(0).max(600),
  }),
  daysClock,
]);
export type ClockSetUp = z.infer<typeof clockSetUp>;

/** When somebody's time is up: the others may go on waiting, a bot decides until they are back, or the game ends. */
export const timeOut = z.enum(['wait', 'bot', 'end']);

const houseRule = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.int().min(least).max(most).optional();

/** R15: what the table changes about the rules. */
const houseRules = z.strictObject({
  vpToWin: houseRule(HOUSE_RULES.vpToWin),
  bases: houseRule(HOUSE_RULES.bases),
  openingHand: houseRule(HOUSE_RULES.openingHand),
  cardsPerVp: houseRule(HOUSE_RULES.cardsPerVp),
});

/** Best of n: the rematch is the next game. */
const series = z.strictObject({
  of: z.literal([...SERIES_LENGTHS]),
  factions: z.enum(SERIES_FACTIONS),
  /** The winners of the games before, which the server notes. */
  games: z
    .array(z.array(z.int().min(0).max(3)).max(4))
    .max(7)
    .default([]),
  /** Where these were played, which the server notes as well. */
  tables: z.array(z.string().max(60)).max(7).default([]),
});

/** With fewer turns, most of what is shown would still be in the hands (docs/online.md). */
const LEAST_DELAY = 4;

/** Everything that can be set for an online table. */
export const onlineSetUp = z.strictObject({
  seats: z.array(seatSetUp).min(2).max(4),
  choice: z.enum(FACTION_CHOICES),
  duplicates: z.boolean(),
  edition: z.enum(EDITIONS),
  printing: z.enum(PRINTINGS),
  /** R11. A page that does not know them means none. */
  titans: z.boolean().default(false),
  /** Factions on offer; null: all. */
  pool: z.array(faction).max(200).nullable(),
  /** R1.3: how many of them are laid out for a draft; null: as many as the edition says. */
  draftSize: z.int().min(1).max(200).nullable().default(null),
  /** R1.4: sets whose bases join the base deck. */
  extraBaseSets: z.array(z.string().min(1).max(60)).max(60).default([]),
  /** R1.6: the seat of whoever begins; null: at random. */
  firstPlayer: z.int().min(0).max(3).nullable().default(null),
  /** R13, R14; null: each for themselves. */
  variant: z.enum(VARIANTS).nullable().default(null),
  houseRules: houseRules.default({}),
  /** Null: the game stands alone. A page that does not know it means that. */
  series: series.nullable().default(null),
  /** It is listed in the lobby, and anybody may watch. */
  isPublic: z.boolean(),
  /** Those who watch see all hands, so many turns late; null: they see the public table as it is now. */
  openHands: z.int().min(LEAST_DELAY).max(20).nullable().default(null),
  /** May players ask a strong bot what it would do? */
  hints: z.boolean(),
  /** Somebody has left, and the grace period is over: the others decide, or this setting does. */
  leaving: z.enum(['vote', 'wait', 'bot', 'end']),
  /** Where somebody else has decided since: may a player propose to go back? */
  undo: z.enum(['ask', 'never']),
  /** It counts for the rating: people only, and no hints. A page that does not know it means no. */
  rated: z.boolean().default(false),
  /** A page that does not know it means none. */
  clock: clockSetUp.default({ kind: 'none' }),
  timeOut: timeOut.default('wait'),
});
export type OnlineSetUp = z.infer<typeof onlineSetUp>;
