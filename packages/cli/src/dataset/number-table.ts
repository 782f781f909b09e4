/** Rows of whole numbers, one after another, in memory that grows. */
export class NumberTable {
  readonly width: number;
  private numbers: Int32Array = new Int32Array(1024);
  private used = 0;

  constructor(width: number) {
    this.width = width;
  }

  get rows(): number {
    return this.used / this.width;
  }

  add(row: readonly number[]): void {
    if (row.length !== this.width)
      throw new RangeError(`A row has ${this.width} numbers, not ${row.length}.`);
    if (this.used + this.width > this.numbers.length) {
      const larger = new Int32Array(this.numbers.length * 2);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers.set(row, this.used);
    this.used += this.width;
  }

  /** Overwrites what was not known yet when the row was added. */
  amend(row: number, column: number, numbers: readonly number[]): void {
    this.numbers.set(numbers, row * this.width + column);
  }

  bytes(): Uint8Array {
    return new Uint8Array(this.numbers.buffer, 0, this.used * Int32Array.BYTES_PER_ELEMENT);
  }
}
