import type { Edition, Printing, Seat } from '@smashup/engine';
import type { Phrase } from '@smashup/words';
import type { EarlyEnding } from './early-ending.ts';
import type { SeatSetUp } from './set-up.ts';
import type { Stakes } from './stakes.ts';
import type { TableView } from './table-view.ts';
import type { Beat, StoryLine } from './update.ts';

/** The point of view from which a recorded game is shown. */
export interface Eyes {
  /** Null: a spectator's. */
  readonly seat: Seat | null;
  /** All cards are shown. */
  readonly open: boolean;
}

/** A turn, or a base that scored, and the point at which it is seen. */
export interface Landmark {
  readonly at: number;
  readonly turn: number;
  readonly player: Seat;
  /** The base that scored; null: the turn begins. */
  readonly base: string | null;
}

/**
 * Summary of a recorded game. Its points are numbered by how many answers had been given; a game whose cards have
 * changed may begin later than at 0.
 */
export interface ReplayOutline {
  readonly seats: readonly SeatSetUp[];
  readonly printing: Printing;
  readonly edition: Edition;
  readonly first: number;
  readonly last: number;
  readonly landmarks: readonly Landmark[];
  /** Who had to decide at each point, from the first on; null: nobody, the game is over. */
  readonly asked: readonly (Seat | null)[];
  /** VP of each seat at each point, from the first on. */
  readonly vp: readonly (readonly number[])[];
  /** Several share the win; nobody: the record ends before the game does. */
  readonly winners: readonly Seat[];
  /** Why nobody has won by the rules, if the record says so. */
  readonly ending: EarlyEnding | null;
  /** A note if its cards have changed since. */
  readonly note: string | null;
}

/** A recorded game at one point. */
export interface ReplayMoment {
  readonly at: number;
  /** What the answer before it led to. */
  readonly beats: readonly Beat[];
  readonly view: TableView;
  readonly log: readonly StoryLine[];
  /** What was at stake at that point. */
  readonly stakes: Stakes;
  /** The pending decision; null: the game is over. */
  readonly asked: Phrase | null;
  /** What was chosen; null: these eyes do not see it, or the record ends here. */
  readonly chosen: Phrase | null;
}

/** A strong bot's opinion of one decision. */
export interface Judgement {
  readonly at: number;
  readonly turn: number;
  readonly asked: Phrase;
  readonly chosen: Phrase;
  /** What the bot would have chosen, and why. */
  readonly hint: Phrase;
  readonly isSame: boolean;
  /** The chance to win that it estimated, from 0 to 1; null: none. */
  readonly chance: number | null;
  /** How much of it what was chosen gave away; null: that was not compared. */
  readonly cost: number | null;
}
