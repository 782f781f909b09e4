import type { CardId } from '@smashup/engine';
import type {
  Asking,
  Forecast,
  Hint,
  Inspection,
  PassedWindow,
  StandingOrder,
  UndoReach,
} from '@smashup/referee/protocol';
import type { Phrase } from '@smashup/words';

/**
 * Who referees the game on the table: the worker of this page, or a server. The table does not know which. Refusals are
 * errors with a message for people.
 */
export interface GameHost {
  answer(decision: number, picks: readonly number[]): Promise<void>;
  undo(reach: UndoReach): Promise<void>;
  hint(): Promise<Hint>;
  inspect(card: CardId): Promise<Inspection>;
  /** What an option would bring about; with a target, where the card that it plays would go. Null: nobody is asked that. */
  forecast(decision: number, option: number, target: CardId | null): Promise<Forecast | null>;
  /** Why a card cannot be played on that target. */
  whyNot(card: CardId, target: CardId): Promise<Phrase | null>;
  ask(asking: Asking): Promise<void>;
  /** Gives a standing order; null: takes it back. */
  giveOrder(order: StandingOrder | null): Promise<void>;
  passed(): Promise<readonly PassedWindow[]>;
  /** The person at the screen gives up. */
  concede(): Promise<void>;
  leave(): Promise<void>;
}
