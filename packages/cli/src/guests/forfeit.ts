import type { Level } from '@smashup/bots';
import { NONE, type Seat, type State } from '@smashup/engine';
import { at } from '../lists.ts';
import type { Forfeit } from '../simulate/game-run.ts';

/** Plays on for a guest who is out, so that the others have their game. */
export const STAND_IN: Level = 'easy';

/**
 * Who wins a game in which some are out: the last one who is not; or whoever wins it; or, if that is somebody's stand-in,
 * whoever of the others has the most VP. NONE: several of them have.
 */
export function winnerWithout({ winner, players }: State, forfeits: readonly Forfeit[]): Seat {
  const isOut = (seat: Seat): boolean => forfeits.some((forfeit) => forfeit.seat === seat);
  const left = [...players.keys()].filter((seat) => !isOut(seat));
  if (left.length === 1) return at(left, 0);
  if (winner === NONE || !isOut(winner)) return winner;
  const vpOf = (seat: Seat): number => at(players, seat).vp;
  const best = left.filter((seat) => left.every((other) => vpOf(other) <= vpOf(seat)));
  return best.length === 1 ? at(best, 0) : NONE;
}
