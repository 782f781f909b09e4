import type { Config } from './config.ts';
import type { Seed } from './random.ts';

/** The number of the present record format. The first format had no number (see records/first-format.ts). */
export const RECORD_FORMAT = 2;

/**
 * An answer as a record keeps it: a check of the table on which it was given (see records/portrait.ts), and the names
 * of what was chosen. It can be read without the cards, and still means the same when other cards come and go.
 */
export type RecordedAnswer = readonly [check: string, ...chosen: readonly string[]];

/** A state in which everything the library numbers is referred to by key: plain data that a later version can read. */
export type NamedState = Readonly<Record<string, unknown>>;

/** The whole game at one point, in names. */
export interface Checkpoint {
  /** How many answers had been given. */
  readonly after: number;
  /** The hash of its portrait, which shows a reader whether it is still the same game. */
  readonly hash: string;
  readonly state: NamedState;
}

/** A game with everything it depends on. */
export interface GameRecord {
  /** The version of the states in its checkpoints. */
  readonly version: number;
  /** The fingerprint of the content it was played with. */
  readonly content: string;
  readonly config: Config;
  /** The factions on offer, where players chose among all there were. */
  readonly offer: readonly string[];
  /** What the base deck was made of, by key; empty until it is known. */
  readonly bases: readonly string[];
  readonly seed: Seed;
  readonly answers: readonly RecordedAnswer[];
  /**
   * Where the game goes on after its content changed: earlier answers can be read, not played. Null: from the start.
   */
  readonly from: Checkpoint | null;
  /** Points of a game that is not over from which it can go on, the newest last. */
  readonly checkpoints: readonly Checkpoint[];
}
