import type { Seat } from '@smashup/engine';
import type { LocaleName } from '@smashup/words';

/** Through whose eyes a match is seen, and in which language it is told. */
export interface Audience {
  /** Null: somebody who only watches. */
  readonly seat: Seat | null;
  readonly language: LocaleName;
}

/** Listeners with the same key are told the same. */
export function keyOf({ seat, language }: Audience): string {
  return `${seat ?? 'spectator'} ${language}`;
}
