/** Names for what one kind of number stands for, in the order of the numbers. */
class KeyList {
  private readonly keys: string[] = [];
  private readonly numbers = new Map<string, number>();

  /** Of several that are called the same, the second says so. */
  add(key: string): string {
    let unique = key;
    for (let count = 2; this.numbers.has(unique); count++) unique = `${key} (${count})`;
    this.numbers.set(unique, this.keys.length);
    this.keys.push(unique);
    return unique;
  }

  nameOf(number: number): string | undefined {
    return this.keys[number];
  }

  numberOf(key: string): number | undefined {
    return this.numbers.get(key);
  }
}

/**
 * What a saved game calls things by, since their numbers shift when content changes. An ability is called by its card
 * and its fingerprint: whoever finds it under that name finds the same steps with the same slots.
 */
export class Keys {
  readonly defs = new KeyList();
  readonly abilities = new KeyList();
  readonly lasting = new KeyList();
  readonly grants = new KeyList();
  readonly rules = new KeyList();
}
