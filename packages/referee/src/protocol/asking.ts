/** When a person is asked in the windows in which cards can answer what happens (R4). */
export type Asking =
  /** Whenever there is something to play. */
  | 'when possible'
  /** Not again before the person's own next turn. */
  | 'not this round'
  /** Only when a base scores. */
  | 'only at scoring';
