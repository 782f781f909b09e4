import type { Game } from '../game.ts';
import type { Condition, Scope } from '../library/definitions.ts';

/** What a condition speaks of, one thing at a time. */
export class SpokenOf<T> {
  private one: T;

  constructor(nothing: T) {
    this.one = nothing;
  }

  get now(): T {
    return this.one;
  }

  /** Does the condition hold for that one? Evaluating it may come through here again for another one. */
  isTrue(one: T, condition: Condition, g: Game, s: Scope): boolean {
    const before = this.one;
    this.one = one;
    const found = condition(g, s);
    this.one = before;
    return found;
  }
}
