import type { CardId, Seat } from '@smashup/engine';
import type { Phrase } from '@smashup/words';
import type { Catalogue } from './catalogue.ts';
import type { GameSetUp, SavedGame } from './set-up.ts';
import type { Thinking, Update } from './update.ts';

/** When a person is asked in the windows in which cards can answer what happens (R4). */
export type Asking =
  /** Whenever there is something to play. */
  | 'when possible'
  /** Not again before the person's own next turn. */
  | 'not this round'
  /** Only when a base scores. */
  | 'only at scoring';

/** A line of the breakdown of a number: where a part of it comes from. */
export interface PartView {
  readonly amount: number;
  readonly source: Phrase;
}

/** What one learns by looking closely at a card. */
export interface Inspection {
  readonly face: number;
  /** Power of a minion or breakpoint of a base in play, part by part; empty elsewhere. */
  readonly parts: readonly PartView[];
  readonly value: number | null;
  /** For a base: each player's total, part by part. */
  readonly totals: readonly {
    readonly seat: Seat;
    readonly value: number;
    readonly parts: readonly PartView[];
  }[];
  /** Why it cannot be played or used now; null: it can, or the question makes no sense. */
  readonly whyNot: Phrase | null;
  /** Words of the game that its text uses, each with its explanation. */
  readonly terms: readonly { readonly term: string; readonly meaning: string }[];
}

export interface Hint {
  /** Indices of options. */
  readonly picks: readonly number[];
  readonly why: Phrase;
}

export interface Listener {
  /** Bots wait until what it returns is fulfilled, so that the table can play the beats in peace. */
  update(update: Update): void | Promise<void>;
  thinking(thinking: Thinking | null): void;
  /** Something went wrong that a person should know. */
  trouble(message: string): void;
}

/** An opened game, with how it was set up: enough for a rematch. */
export interface OpenGame extends GameSetUp {
  readonly id: string;
}

/** What the referee's worker does for the page. Refusals are errors with a message for people. */
export interface RefereeApi {
  catalogue(): Catalogue;
  begin(setUp: GameSetUp): Promise<OpenGame>;
  resume(id: string): Promise<OpenGame>;
  /** Starts telling; the first update shows the whole table. */
  listen(listener: Listener): void;
  answer(decision: number, picks: readonly number[]): Promise<void>;
  undo(): Promise<void>;
  /** The next person has come to the screen. */
  handedOver(): void;
  hint(): Promise<Hint>;
  inspect(card: CardId): Inspection;
  /** Why a card cannot be played on that target. */
  whyNot(card: CardId, target: CardId): Phrase | null;
  /** Holds for the person at the screen, from the decision that is pending on: it may be passed at once. */
  ask(asking: Asking): void;
  /** Watching: through whose eyes; null: a spectator's. Only in games without persons. */
  watchAs(seat: Seat | null): void;
  /** Watching: bots go on by themselves or wait for `step`. */
  pause(paused: boolean): void;
  /** Paused: the next bot decides once. */
  step(): void;
  saved(): Promise<readonly SavedGame[]>;
  forget(id: string): Promise<void>;
  /** The record of a game as text. */
  exportGame(id: string): Promise<string>;
  /** Reads a record; the game joins the saved ones, and is not opened. */
  importGame(text: string): Promise<OpenGame>;
  leave(): void;
}
