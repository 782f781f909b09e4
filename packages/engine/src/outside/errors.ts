import type { Decision } from '../model/decision.ts';
import type { GameRecord } from '../model/record.ts';

/** Bad input: an unknown faction, an answer to another decision. Nothing has been changed. */
export class SmashUpError extends Error {
  override readonly name: string = 'SmashUpError';
}

/** The card, decision and picks that led to the error. */
export interface Failure {
  /** The card that was being resolved; '' if there was none. */
  readonly card: string;
  readonly decision: Decision;
  readonly picks: readonly number[];
}

/**
 * Something went wrong inside while a legal answer was carried out: a card is at fault, or the engine. The game is as
 * it was before the answer, and can be played on with another one.
 */
export class CardError extends SmashUpError {
  override readonly name = 'CardError';
  readonly failure: Failure;
  /** The game up to and including the answer that leads here, if the host keeps records. */
  readonly record: GameRecord | null;

  constructor(failure: Failure, cause: unknown, record: GameRecord | null = null) {
    super(describe(failure, cause), { cause });
    this.failure = failure;
    this.record = record;
  }

  /** The same with the record that reproduces it. */
  recordedAs(record: GameRecord): CardError {
    return new CardError(this.failure, this.cause, record);
  }
}

function describe({ card, decision, picks }: Failure, cause: unknown): string {
  const where = card === '' ? 'Between cards' : `While ${card} was resolving`;
  const why = cause instanceof Error ? cause.message : String(cause);
  return `${where}, after decision ${decision.id} (${decision.kind}) was answered with [${picks.join(', ')}]: ${why}. The answer has been taken back.`;
}
