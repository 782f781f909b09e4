import type { Value } from '../library/definitions.ts';
import type { Purpose } from '../model/decision.ts';
import type { CardId } from '../model/ids.ts';

/** A purpose, and the card that it is done with, where the question has to name it. */
export interface PurposeOf {
  readonly purpose: Purpose;
  readonly about: Value<CardId>;
}
