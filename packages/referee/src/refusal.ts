import { SmashUpError } from '@smashup/engine';

export type RefusalReason =
  /** The game is over. */
  | 'over'
  /** Somebody else has to decide, or the seat is not in this game. */
  | 'not asked'
  /** The question has been answered, or the match has gone on meanwhile. */
  | 'too late'
  /** Not a legal answer. */
  | 'not legal'
  /** There is nothing to take back. */
  | 'nothing to undo'
  /** A card is at fault, or the engine: `cause` says which, and is not for players. */
  | 'broken';

/** What somebody wanted cannot be done; nothing has changed. The message is for them. */
export class Refusal extends SmashUpError {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
