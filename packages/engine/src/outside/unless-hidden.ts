/** Null where the answer depends on a card that has no face in this view: nobody there can tell. */
export function unlessHidden<T>(ask: () => T): T | null {
  try {
    return ask();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
