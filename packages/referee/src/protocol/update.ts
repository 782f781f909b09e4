import type { BaseId, CardId, LogKey, Seat } from '@smashup/engine';
import type { Phrase } from '@smashup/words';
import type { DecisionView } from './decision-view.ts';
import type { PartView } from './inspection.ts';
import type { Stakes } from './stakes.ts';
import type { StandingOrder } from './standing-order.ts';
import type { CardView, TableView } from './table-view.ts';

/** One line of the story, in words for the viewer, with what it is about so that it can be animated. */
export interface StoryLine {
  readonly key: LogKey;
  readonly text: Phrase;
  /** Not worth announcing: shown in passing. */
  readonly aside: boolean;
  readonly turn: number;
  readonly player: Seat | null;
  readonly cards: readonly CardId[];
  readonly base: BaseId | null;
  readonly from: BaseId | null;
  readonly source: CardId | null;
  readonly count: number;
  /** Missing: it tells of no clash. */
  readonly clash?: ClashView;
}

/** Two titans that clashed (R11.6): what was compared, and where it came from. */
export interface ClashView {
  readonly stays: ClashSideView;
  readonly leaves: ClashSideView;
}

export interface ClashSideView {
  readonly titan: CardView;
  /** Its player. */
  readonly seat: Seat;
  /** That player's total at the base. */
  readonly total: number;
  readonly parts: readonly PartView[];
}

/**
 * A moment worth seeing: what happened, and the table just after it. An answer often leads to several; the page plays
 * them one after another.
 */
export interface Beat {
  readonly lines: readonly StoryLine[];
  readonly view: TableView;
}

/** The reach of an undo: the last answer, or back to the start of the turn or the last card revealed in it. */
export type UndoReach = 'decision' | 'turn';

/** What the referee tells after every answer, and when a game is opened. */
export interface Update {
  /** What happened since the last one; empty when a game is opened or an answer was taken back. */
  readonly beats: readonly Beat[];
  /** The table now. */
  readonly view: TableView;
  /** The viewer's decision; null: another player's, or the game is over. */
  readonly decision: DecisionView | null;
  /** What is at stake until then. */
  readonly stakes: Stakes;
  /** The viewer's standing order; null: none, or it has ended. */
  readonly standingOrder: StandingOrder | null;
  /** The player who decides; null: the game is over. */
  readonly waitingFor: Seat | null;
  /** The same in words for those who wait: "Ann is choosing where Ghost goes."; null when the viewer decides. */
  readonly waiting: Phrase | null;
  /** The viewer's last answer can be taken back at once: nothing has come to light and nobody else has decided since. */
  readonly canUndo: boolean;
  /** It could be taken back if the others agree: nothing has come to light since, but somebody else has decided. */
  readonly canAskToUndo: boolean;
  /** Several answers of the viewer's own turn can be taken back together. */
  readonly canUndoTurn: boolean;
  /**
   * The whole story for the viewer, these beats included: replaces the log when it is not null, as when a game is
   * opened, an answer was taken back or somebody else takes a look.
   */
  readonly log: readonly StoryLine[] | null;
  /** VP of each seat at the end of each turn so far. */
  readonly course: readonly (readonly number[])[];
}

/** What there is to know about a game, apart from how it got there. */
export type Situation = Omit<Update, 'beats' | 'log'>;
