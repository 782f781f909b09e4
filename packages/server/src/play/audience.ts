import type { Seat } from '@smashup/engine';
import type { Audience } from '@smashup/referee';

const LANGUAGE = 'en';

/** Null: those who watch. */
export function audience(seat: Seat | null): Audience {
  return { seat, language: LANGUAGE };
}
