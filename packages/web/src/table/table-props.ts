import type { CardId, Printing, Seat } from '@smashup/engine';
import type {
  Asking,
  Catalogue,
  DecisionView,
  Forecast,
  Hint,
  Inspection,
  Stakes,
  PassedWindow,
  SeatSetUp,
  StandingOrder,
  StoryLine,
  TableView,
} from '@smashup/referee/protocol';
import type { Phrase } from '@smashup/words';
import type { ReactNode } from 'react';

/** The way out of a game that others may go on with. */
export interface Leaving {
  /** What happens then at this table. */
  readonly about: string;
  readonly leave: () => void;
}

/** What the table is given: what it draws, and whom it tells what was done. */
export interface TableProps {
  /** The game, by its name. */
  readonly game: string;
  readonly catalogue: Catalogue;
  readonly seats: readonly SeatSetUp[];
  readonly printing: Printing;
  readonly view: TableView;
  readonly decision: DecisionView | null;
  readonly log: readonly StoryLine[];
  /** Who is thinking, if it is a bot. */
  readonly thinking: Seat | null;
  /** Null: nothing is ever taken back here. */
  readonly canUndo: boolean | null;
  /** Said where something cannot be taken back. */
  readonly whyNoUndo: string;
  readonly asking: Asking;
  /** What the viewer has said in advance; null: nothing stands. */
  readonly standingOrder: StandingOrder | null;
  /** More can be said in advance than not to be asked again before one's turn. */
  readonly offersOrders: boolean;
  /** Ask before what may be regretted: a pass, or something without effect. */
  readonly confirms: boolean;
  /** Single letters do something. */
  readonly shortcuts: boolean;
  /** What is told with this view, and moves on the table. */
  readonly lines: readonly StoryLine[];
  /** What a millisecond of a move takes at this pace; 0: nothing is shown moving. */
  readonly stretch: number;
  /** The face of a card that somebody else plays just now, shown large; null: none. */
  readonly spotlight: number | null;
  /** What hangs in the balance at this table. */
  readonly stakes: Stakes;
  /** Cards on their way do not lie over the bases: who decides finds them in the line below. */
  readonly aside: boolean;
  /** Said in place of the instruction while there is nothing to decide. */
  readonly idle: ReactNode;
  /** What lies over the bases for a while: a base that scores. */
  readonly over: ReactNode;
  /** What is said beside a player's name, by seat: away, for one. */
  readonly notes: readonly string[];
  /** How much time a player has left, by seat; what counts does so by itself. */
  readonly clocks: readonly ReactNode[];
  /** What is said in place of the own hand to whoever has none. */
  readonly watching: string;
  /** Only the game, with nothing to press beside it. */
  readonly isBare: boolean;
  /** More to do, beside undo and log. */
  readonly tools: ReactNode;
  /** One may ask what a strong bot would do. */
  readonly hints: boolean;
  /** Answers the decision of that id, which is the one that was drawn when the person chose. */
  readonly onAnswer: (decision: number, picks: readonly number[]) => void;
  readonly onUndo: () => void;
  /** Takes back all of the own turn, as far as nothing has come to light; null: that cannot be done now. */
  readonly onUndoTurn: (() => void) | null;
  /** Gives up; null: there is nothing to give up, or not in this way. */
  readonly onConcede: (() => void) | null;
  /** Null: there is nobody to leave the game to, or nothing to leave. */
  readonly leaving: Leaving | null;
  /** Begins anew with the same deal; null: not at this table. */
  readonly onRestart: (() => void) | null;
  readonly onAsking: (asking: Asking) => void;
  /** Null: takes back what stands. */
  readonly onOrder: (order: StandingOrder | null) => void;
  /** Shows at once what is being played back; false: nothing is. */
  readonly onSkip: () => boolean;
  /** Goes on to what happened next. */
  readonly onNext: () => void;
  readonly onSettings: () => void;
  readonly onLeave: () => void;
  /** What going away from here is called. */
  readonly leaveName: string;
  readonly askHint: () => Promise<Hint | null>;
  readonly askInspection: (card: CardId) => Promise<Inspection | null>;
  /** What was passed for the viewer since their own turn. */
  readonly askPassed: () => Promise<readonly PassedWindow[]>;
  /** What an option would bring about; with a target, where the card that it plays would go. Null: nobody can tell. */
  readonly askForecast: (decision: number, option: number, target: CardId | null) => Promise<Forecast | null>;
  readonly askWhyNot: (card: CardId, target: CardId) => Promise<Phrase | null>;
}
