import type { Audience } from './audience.ts';

/** Makes a `Told`; the class below hands it to this module alone. */
let make: <T>(audience: Audience, content: T) => Told<T>;

/**
 * Something that may be sent to one audience. Only the referee can make it, out of that audience's view: a host whose
 * one function that writes to people takes nothing else cannot send what somebody may not know.
 */
export class Told<out T> {
  readonly audience: Audience;
  /** Plain data. */
  readonly content: T;

  static {
    make = (audience, content) => new Told(audience, content);
  }

  private constructor(audience: Audience, content: T) {
    this.audience = audience;
    this.content = content;
  }
}

export function toldTo<T>(audience: Audience, content: T): Told<T> {
  return make(audience, content);
}
