import type { Seat, State } from '@smashup/engine';

/** Somebody who is told about a game. */
export interface Addressee {
  /**
   * Where names and numbers are read. Decisions are told on the addressee's view; an event told as it happens says
   * itself who may know its cards, and is told on the full state.
   */
  readonly state: State;
  /** The seat of the addressee, who is "you"; NONE: somebody who only watches. */
  readonly you: Seat;
  /** Including what is hidden from the players, as when a game is retold after it is over. */
  readonly seesAll: boolean;
}
