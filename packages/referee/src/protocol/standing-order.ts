import type { CardId } from '@smashup/engine';
import type { Phrase } from '@smashup/words';

/**
 * An instruction given in advance. On other players' turns, windows in which cards may respond (R4) are passed for
 * this player until something happens; at set-up, factions are taken for them.
 */
export type StandingOrder =
  /** Until their own next turn. */
  | { readonly until: 'my turn' }
  | { readonly until: 'scoring' }
  /** Until something happens to that card, which is in play. */
  | { readonly until: 'touched'; readonly card: CardId }
  | ChosenAhead;

/**
 * Until the player has both factions (R1.3): when they are to pick one, they get the first of these that is left. If
 * none is, they are asked, or get any that is left.
 */
export interface ChosenAhead {
  readonly until: 'chosen';
  readonly factions: readonly string[];
  readonly orAny: boolean;
}

/** A window that was passed for a player who could have responded. */
export interface PassedWindow {
  readonly turn: number;
  /** What it was about: "Tortuga is about to score." */
  readonly window: Phrase;
}
