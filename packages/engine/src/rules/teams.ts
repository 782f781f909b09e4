import type { Config } from '../model/config.ts';
import type { Seat } from '../model/ids.ts';

/** R13: who wins together. Partners sit opposite each other; without teams every player is alone. */
export function teamsOf({ variant, players }: Config): readonly (readonly Seat[])[] {
  return variant === 'teams' ? PARTNERS : players.map((_, seat) => [seat]);
}

const PARTNERS: readonly (readonly Seat[])[] = [
  [0, 2],
  [1, 3],
];

/** Null: nobody. */
export function partnerOf({ variant }: Config, seat: Seat): Seat | null {
  return variant === 'teams' ? (seat + 2) % 4 : null;
}
