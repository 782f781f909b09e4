import type { Seat, State } from '@smashup/engine';

/** Somebody who is told about a game. */
export interface Addressee {
  /**
   * Where names and numbers are read. Decisions are told on the view of the addressee; an event that is told as it
   * happens says itself who may know its cards, and is told on the state itself.
   */
  readonly state: State;
  /** The seat of the addressee, who is "you"; NONE: somebody who only watches. */
  readonly you: Seat;
  /** Also what is hidden from the players, as when a game is told after it is over. */
  readonly seesAll: boolean;
}
