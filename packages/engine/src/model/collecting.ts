/**
 * Where a list of unknown length is collected: the list that comes of it has just the room that it needs, while one that
 * grows has room for 17 with its second entry. One for each purpose, and never two lists at a time.
 */
export class Collecting<T> {
  private readonly places: T[] = [];
  private count = 0;

  /** Whatever was left over, by an error, is forgotten. */
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
