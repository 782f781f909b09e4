import type { Seat, State } from '@smashup/engine';

/** Somebody who is told about a game. */
export interface Addressee {
  /**
   * The state in which names and numbers are looked up. Decisions are told on the addressee's view; an event says
   * itself who may know its cards, and is told on the full state.
   */
  readonly state: State;
  /** The seat that is called "you"; NONE: a spectator. */
  readonly you: Seat;
  /** Including what is hidden from the players, as when a game is retold after it is over. */
  readonly seesAll: boolean;
}
