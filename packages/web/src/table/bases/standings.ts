import type { BaseView, StandingView } from '@smashup/referee/protocol';
import type { Seat } from '@smashup/engine';

/** How a player stands at a base. */
export function standingOf({ standings }: BaseView, seat: Seat): StandingView | undefined {
  return standings.find((standing) => standing.seat === seat);
}

export function placeKey(place: number): 'place_1' | 'place_2' | 'place_3' | 'place_4' {
  if (place <= 1) return 'place_1';
  if (place === 2) return 'place_2';
  return place === 3 ? 'place_3' : 'place_4';
}
