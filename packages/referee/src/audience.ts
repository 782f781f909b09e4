import type { Seat } from '@smashup/engine';
import type { LocaleName } from '@smashup/words';

/** A seat, or a spectator, and the language it is told in. */
export interface Audience {
  /** Null: a spectator. */
  readonly seat: Seat | null;
  readonly language: LocaleName;
}

/** Listeners with the same key are told the same. */
export function keyOf({ seat, language }: Audience): string {
  return `${seat ?? 'spectator'} ${language}`;
}
