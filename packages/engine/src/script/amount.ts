import type { Game } from '../game.ts';
import type { Scope, Value } from '../library/definitions.ts';

/** A number, or a value that is read when it is needed. */
export type Amount = number | Value<number>;

export function read(g: Game, s: Scope, amount: Amount): number {
  return typeof amount === 'number' ? amount : amount(g, s);
}
