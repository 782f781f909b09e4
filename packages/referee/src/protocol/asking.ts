/** When a person is asked in the windows in which cards may respond (R4). */
export type Asking =
  /** Whenever there is something to play. */
  | 'when possible'
  /** Only when a base scores. */
  | 'only at scoring';
