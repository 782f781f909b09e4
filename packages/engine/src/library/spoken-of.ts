import type { Game } from '../game.ts';
import type { Read, Scope } from './definitions.ts';

/** What `each` stands for while a condition is read: one thing at a time. */
export class SpokenOf<T> {
  private one: T;

  constructor(nothing: T) {
    this.one = nothing;
  }

  get now(): T {
    return this.one;
  }

  /** Reads it for that one. Reading may come through here again for another one. */
  read<R>(one: T, value: Read<R>, g: Game, s: Scope): R {
    const before = this.one;
    this.one = one;
    const found = value(g, s);
    this.one = before;
    return found;
  }
}
