import type { Game } from '../../game.ts';
import type { Scope, Read } from '../../library/definitions.ts';

/** A number, or a value that is read when it is needed. */
export type Amount = number | Read<number>;

export function read(g: Game, s: Scope, amount: Amount): number {
  return typeof amount === 'number' ? amount : amount(g, s);
}

/** All whole numbers from one to the other. */
export function numbersFrom(least: number, most: number): number[] {
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
}
