/** Names for what one kind of number refers to, in numerical order. */
class KeyList {
  private readonly keys: string[] = [];
  private readonly numbers = new Map<string, number>();

  /** Of several with the same name, the second and later ones are numbered. */
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
 * The names that saved games use, since numbers shift when content changes. An ability is named by its card and its
 * fingerprint, so the same name means the same steps with the same slots.
 */
export class Keys {
  readonly defs = new KeyList();
  readonly abilities = new KeyList();
  readonly lasting = new KeyList();
  readonly grants = new KeyList();
  readonly rules = new KeyList();
}
