import type { Phrase } from '@smashup/words';
import type { BaseView } from './table-view.ts';

/** What an answer would do at once, as far as the player can know: up to the next decision. */
export interface Forecast {
  /** The bases as they would be. */
  readonly bases: readonly BaseView[];
  /** What would happen, in sentences. */
  readonly story: readonly Phrase[];
  /** The player's next question; null: none, or another player's. */
  readonly asks: Phrase | null;
}
