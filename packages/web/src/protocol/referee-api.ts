import type { CardId, Seat } from '@smashup/engine';
import type {
  Asking,
  Beat,
  Forecast,
  GameSetUp,
  Hint,
  Inspection,
  PassedWindow,
  SeatSetUp,
  Series,
  StandingOrder,
  UndoReach,
  Update,
  Version,
} from '@smashup/referee/protocol';
import type { Phrase } from '@smashup/words';
import type { FinishedGame } from './stats.ts';

/** The update for one screen. */
export interface ScreenUpdate extends Update {
  /** Another person has to come to the screen before the view is shown: hot-seat. */
  readonly handOver: boolean;
  /** The seat that conceded, which ends the game. */
  readonly conceded: Seat | null;
  /** Another tab plays the game, and this one follows it. */
  readonly isInOtherTab: boolean;
}

/** A thinking bot, while it thinks. */
export interface Thinking {
  readonly seat: Seat;
  readonly iterations: number;
}

export interface Listener {
  /** Bots wait until the returned promise resolves, so that the table can play the beats in peace. */
  update(update: ScreenUpdate): void | Promise<void>;
  thinking(thinking: Thinking | null): void;
  /** Something went wrong that a person should know. */
  trouble(message: string): void;
}

/** A game in the list of saved games. */
export interface SavedGame {
  readonly id: string;
  readonly seats: readonly SeatSetUp[];
  /** The factions of each seat, as far as they are chosen. */
  readonly factions: readonly (readonly string[])[];
  readonly vp: readonly number[];
  readonly turn: number;
  /** Empty: it is not over. */
  readonly winners: readonly number[];
  /** Null: it stands alone. */
  readonly series: Series | null;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Why it cannot be resumed, in a sentence; null: nothing is known to be wrong with it. */
  readonly problem: string | null;
  /** A note to show before it is resumed: its cards may have changed since. */
  readonly note: string | null;
}

/** An opened game, with how it was set up: enough for a rematch. */
export interface OpenGame extends GameSetUp {
  readonly id: string;
  /** A note about it: its cards may have changed since it was saved. */
  readonly note: string | null;
}

/** Rules that are shown being played. */
export const RULE_PICTURES = ['tie', 'me first', 'duel', 'buried', 'scoring', 'clash', 'stasis'] as const;
export type RulePictureName = (typeof RULE_PICTURES)[number];

/** A rule as it is played: the table at the beginning, and at every moment worth seeing. */
export interface RulePicture {
  readonly seats: readonly SeatSetUp[];
  readonly frames: readonly Beat[];
}

/** The worker's API. Refusals are errors with a message for people. */
export interface RefereeApi {
  /** A rule shown on a small table. */
  drawRule(name: RulePictureName): RulePicture;
  /** The version that page and server compare. */
  version(): Version;
  /** `counts`: as a game of one's own, in the record. */
  begin(setUp: GameSetUp, counts: boolean): Promise<OpenGame>;
  resume(id: string): Promise<OpenGame>;
  /** Starts telling; the first update shows the whole table. */
  listen(listener: Listener): void;
  answer(decision: number, picks: readonly number[]): Promise<void>;
  undo(reach: UndoReach): Promise<void>;
  /** The person at the screen gives up. */
  concede(): Promise<void>;
  /** A new game with the factions, decks and bases of the one that is open. */
  restart(): Promise<OpenGame>;
  /** From now on the game is played in this tab, and followed in the one that played it. */
  playHere(): Promise<void>;
  /** The next person has come to the screen. */
  handedOver(): void;
  hint(): Promise<Hint>;
  inspect(card: CardId): Inspection;
  /**
   * What an option would bring about; with a target, where the card that it plays would go. Null: nobody is asked that.
   */
  forecast(decision: number, option: number, target: CardId | null): Forecast | null;
  /** Why a card cannot be played on that target. */
  whyNot(card: CardId, target: CardId): Phrase | null;
  /** Applies to the person at the screen, starting with the pending decision, which may be passed at once. */
  ask(asking: Asking): void;
  /** A standing order of the person at the screen; null: takes it back. */
  giveOrder(order: StandingOrder | null): void;
  /** Windows passed for the person at the screen since their own turn. */
  passed(): readonly PassedWindow[];
  /** The seat to watch as; null: as a spectator. Only in games without people. */
  watchAs(seat: Seat | null): void;
  /** Watching: bots go on by themselves or wait for `step`. */
  pause(paused: boolean): void;
  /** Paused: the next bot decides once. */
  step(): void;
  saved(): Promise<readonly SavedGame[]>;
  /** Fulfilled when everything that has been decided is stored, or cannot be. */
  stored(): Promise<void>;
  forget(id: string): Promise<void>;
  /** The record of a game as text. */
  exportGame(id: string): Promise<string>;
  /** Reads a record; the game joins the saved ones, and is not opened. */
  importGame(text: string): Promise<OpenGame>;
  /** Opens a game from the text of a record that ends in the middle; it is a new one among the saved games. */
  continueGame(text: string): Promise<OpenGame>;
  /** The games that one person has finished at this device against bots, the oldest first. */
  stats(): Promise<readonly FinishedGame[]>;
  clearStats(): Promise<void>;
  leave(): void;
}
