import type { Phrase } from '@smashup/words';
import type { BaseView } from './table-view.ts';

/** What an answer would bring about at once, as far as the player can know: up to the next decision. */
export interface Forecast {
  /** The bases as they would be. */
  readonly bases: readonly BaseView[];
  /** What would happen, in sentences. */
  readonly story: readonly Phrase[];
  /** What the player would be asked next; null: something else, or nothing. */
  readonly asks: Phrase | null;
}
