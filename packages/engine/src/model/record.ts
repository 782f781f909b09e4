import type { Config } from './config.ts';
import type { Seed } from './random.ts';

/** How records are written since. The first format had no number of its own (see records/first-format.ts). */
export const RECORD_FORMAT = 2;

/**
 * An answer as a record keeps it: a check of the table on which it was given (see records/portrait.ts), and the names of what
 * was chosen. It can be read without the cards, and means the same when others come and go.
 */
export type RecordedAnswer = readonly [check: string, ...chosen: readonly string[]];

/** A state in which everything that the library numbers is called by its key: plain data, for a later version to read. */
export type NamedState = Readonly<Record<string, unknown>>;

/** The whole game at one point, in names. */
export interface Checkpoint {
  /** How many answers had been given. */
  readonly after: number;
  /** Of its portrait: whoever reads the state finds out whether it is the same game. */
  readonly hash: string;
  readonly state: NamedState;
}

/** A game with everything that it rests on. */
export interface GameRecord {
  /** The version of the states in its checkpoints. */
  readonly version: number;
  /** The fingerprint of the content it was played with. */
  readonly content: string;
  readonly config: Config;
  /** The factions on offer, where players chose among all there were. */
  readonly offer: readonly string[];
  /** What the base deck was made of, by key; empty as long as it is not known. */
  readonly bases: readonly string[];
  readonly seed: Seed;
  readonly answers: readonly RecordedAnswer[];
  /** Where the game goes on since its content changed: earlier answers can be read, not played. Null: from the start. */
  readonly from: Checkpoint | null;
  /** Points of a game that is not over from which it can go on, the newest last. */
  readonly checkpoints: readonly Checkpoint[];
}
