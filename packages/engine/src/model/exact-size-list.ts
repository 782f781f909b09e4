/**
 * Collects a list of unknown length and returns it with exactly the room it needs; a growing array has room for 17 from
 * its second entry. One instance for each purpose, used for one list at a time.
 */
export class ExactSizeList<T> {
  private readonly places: T[] = [];
  private count = 0;

  /** Drops what an error may have left over. */
  begin(): this {
    this.count = 0;
    return this;
  }

  add(one: T): void {
    this.places[this.count++] = one;
  }

  list(): T[] {
    return this.places.slice(0, this.count);
  }
}
