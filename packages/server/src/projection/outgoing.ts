import { pack } from '../protocol/index.ts';

/** Lent to this module alone by the class below. */
let make: <T>(content: T) => Outgoing<T>;

/**
 * Something that may be sent to somebody. Only this module can make it, and what it has of a game comes from the referee's
 * own `Told`: whatever writes to people takes nothing else, so nothing else can be written.
 */
export class Outgoing<out T> {
  readonly content: T;
  private written: string | null = null;

  static {
    make = (content) => new Outgoing(content);
  }

  private constructor(content: T) {
    this.content = content;
  }

  /** As a socket carries it: made once, however many are told. */
  get text(): string {
    this.written ??= JSON.stringify(pack(this.content));
    return this.written;
  }
}

export function outgoing<T>(content: T): Outgoing<T> {
  return make(content);
}
