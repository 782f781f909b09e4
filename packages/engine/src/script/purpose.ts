import type { Value } from '../library/definitions.ts';
import type { CardId } from '../model/ids.ts';

/** What a choice is for; the interface says it in words. */
export type Purpose =
  | 'destroy'
  | 'move'
  | 'move to'
  | 'return'
  | 'place'
  | 'to the top'
  | 'to the bottom'
  | 'discard'
  | 'play'
  | 'take'
  | 'affect'
  | 'attach'
  | 'control'
  | 'strengthen'
  | 'weaken'
  | 'counter'
  | 'name'
  | 'base'
  | 'player'
  | 'search'
  | 'bury'
  | 'uncover'
  | 'duel'
  | 'give'
  | 'shuffle in'
  | 'transfer'
  | 'cancel';

/** A purpose, and the card that it is done with, where the question has to name it. */
export interface PurposeOf {
  readonly purpose: Purpose;
  readonly about: Value<CardId>;
}
