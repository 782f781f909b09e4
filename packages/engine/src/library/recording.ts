/**
 * What a card's text says, in words: the verbs in order, with what they were given. Two texts that say the same are
 * recorded as the same steps with the same slots. What a function written in place does cannot be seen from outside.
 */
export class Recording {
  private readonly said: string[] = [];
  /** What earlier verbs returned, so that later ones can refer to it. */
  private readonly results = new Map<unknown, number>();

  /** Everything said through this is noted. */
  of<T extends object>(verbs: T): T {
    return new Proxy(verbs, {
      get: (_, word) => {
        const found: unknown = Reflect.get(verbs, word, verbs);
        if (typeof found !== 'function' || !isVerb(verbs, word)) return found;
        return (...given: unknown[]): unknown => {
          const at = this.said.length;
          this.said.push(`${String(word)}(${given.map((one) => this.describe(one)).join(', ')})`);
          const result: unknown = Reflect.apply(found, verbs, given);
          if (result !== undefined) this.results.set(result, at);
          return result;
        };
      },
    });
  }

  get text(): string {
    return this.said.join('; ');
  }

  private describe(given: unknown): string {
    const result = this.results.get(given);
    return result === undefined ? describe(given) : `#${result}`;
  }
}

function prototypeOf(thing: object): object | null {
  const prototype: unknown = Object.getPrototypeOf(thing);
  return typeof prototype === 'object' ? prototype : null;
}

/** A method, and not a value that the text reads. */
function isVerb(of: object, word: PropertyKey): boolean {
  for (let proto: object | null = of; proto !== null; proto = prototypeOf(proto)) {
    const member = Object.getOwnPropertyDescriptor(proto, word);
    if (member !== undefined) return member.get === undefined;
  }
  return false;
}

/** How an argument of a text reads: literally, or by the words it was narrowed with. */
export function describe(given: unknown): string {
  if (typeof given === 'function') return 'ƒ';
  if (typeof given !== 'object' || given === null) return JSON.stringify(given) ?? 'nothing';
  if (Array.isArray(given)) return `[${given.map(describe).join(', ')}]`;
  const words = wordsOf(given);
  if (words !== null) return words;
  const fields = Object.entries(given).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, value]) => `${name}: ${describe(value)}`).join(', ')}}`;
}

/** A selection knows which word made it out of which other selection; the sentence is put together on demand. */
export interface Narrowing {
  readonly of: object;
  readonly word: string;
  readonly given: readonly unknown[];
}

interface Worded {
  narrowing: Narrowing | null;
}

function isWorded(thing: object): thing is Worded {
  return 'narrowing' in thing;
}

/** The name of each kind of selection, or of this very one, before it is narrowed. */
const nouns = new Map<object | null, string>();

export function called<T extends object>(noun: string, thing: T): T {
  nouns.set(thing, noun);
  return thing;
}

/** "minions.here.powerAtMost(3)" */
function wordsOf(thing: object): string | null {
  if (!isWorded(thing)) return null;
  if (thing.narrowing === null) return nouns.get(thing) ?? nouns.get(prototypeOf(thing)) ?? 'some';
  const { of, word, given } = thing.narrowing;
  const words = given.length === 0 ? word : `${word}(${given.map(describe).join(', ')})`;
  return `${wordsOf(of) ?? ''}.${words}`;
}

/** From here on selections of this kind note the words that they are narrowed with. */
export function noteWords(noun: string, kind: { readonly prototype: object }): void {
  nouns.set(kind.prototype, noun);
  let proto: object | null = kind.prototype;
  for (; proto !== null && proto !== Object.prototype; proto = prototypeOf(proto)) noteWordsOf(proto);
}

const noted = new WeakSet<object>();

function noteWordsOf(prototype: object): void {
  if (noted.has(prototype)) return;
  noted.add(prototype);
  for (const [word, member] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    const get: unknown = Reflect.get(member, 'get');
    const value: unknown = Reflect.get(member, 'value');
    if (word === 'constructor') continue;
    if (typeof get === 'function') {
      Object.defineProperty(prototype, word, {
        ...member,
        get(this: object): unknown {
          return noting(Reflect.apply(get, this, []), this, word, NOTHING);
        },
      });
    } else if (typeof value === 'function') {
      Object.defineProperty(prototype, word, {
        ...member,
        value(this: object, ...given: unknown[]): unknown {
          return noting(Reflect.apply(value, this, given), this, word, given);
        },
      });
    }
  }
}

const NOTHING: readonly unknown[] = [];

/** The outermost word is the one that counts: `here` is a `where` inside. */
function noting(result: unknown, of: object, word: string, given: readonly unknown[]): unknown {
  if (typeof result === 'object' && result !== null && isWorded(result))
    result.narrowing = { of, word, given };
  return result;
}
