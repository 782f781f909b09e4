/** A part of a live table. It acts on the table as it is, and never waits to be told what has changed. */
export interface Part {
  /**
   * Does what follows from the table as it is now: called after every change, and when the time comes that it returned
   * last. Calling it again changes nothing. Returns when it has to be called even if nothing happens until then, in
   * milliseconds since 1970; null: never.
   */
  reconcile(now: number): number | null;
  /** The table leaves memory; nothing is reconciled any more. */
  close?(): void | Promise<void>;
}
