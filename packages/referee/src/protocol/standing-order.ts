import type { CardId } from '@smashup/engine';
import type { Phrase } from '@smashup/words';

/**
 * An instruction given in advance: on other players' turns, windows in which cards may respond (R4) are passed for
 * this player until something happens.
 */
export type StandingOrder =
  /** Until their own next turn. */
  | { readonly until: 'my turn' }
  | { readonly until: 'scoring' }
  /** Until something happens to that card, which is in play. */
  | { readonly until: 'touched'; readonly card: CardId };

/** A window that was passed for a player who could have responded. */
export interface PassedWindow {
  readonly turn: number;
  /** What it was about: "Tortuga is about to score." */
  readonly window: Phrase;
}
