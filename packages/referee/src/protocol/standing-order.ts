import type { CardId } from '@smashup/engine';
import type { Phrase } from '@smashup/words';

/**
 * What somebody has said in advance: in others' turns, the windows in which cards can answer what happens (R4) are
 * passed for them, until something happens.
 */
export type StandingOrder =
  /** Until their own next turn. */
  | { readonly until: 'my turn' }
  | { readonly until: 'scoring' }
  /** Until something happens to that card, which is in play. */
  | { readonly until: 'touched'; readonly card: CardId };

/** A window that was passed for somebody who could have answered. */
export interface PassedWindow {
  readonly turn: number;
  /** What could have been answered: "Tortuga is about to score." */
  readonly window: Phrase;
}
