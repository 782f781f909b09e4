const OFFSET = 0x81_1c_9d_c5;
const PRIME = 0x01_00_01_93;

/** Words as numbers: the same word has the same number in every thread and every data set (FNV-1a, 32 bits, signed). */
export class Vocabulary {
  /** The words that have come up, by number. */
  readonly words = new Map<number, string>();
  private readonly numbers = new Map<string, number>([['', 0]]);

  number(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    let hash = OFFSET;
    for (const byte of new TextEncoder().encode(word)) hash = Math.imul(hash ^ byte, PRIME);
    this.numbers.set(word, hash | 0);
    this.words.set(hash | 0, word);
    return hash | 0;
  }
}
