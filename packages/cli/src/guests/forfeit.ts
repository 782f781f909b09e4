import type { Level } from '@smashup/bots';
import type { Seat, State } from '@smashup/engine';
import { at } from '../lists.ts';
import type { Forfeit } from '../simulate/game-run.ts';

/** Plays on for a guest who is out, so that the others have their game. */
export const STAND_IN: Level = 'easy';

/**
 * The winners of a game in which some seats are out: the last seat left; otherwise whoever wins; if that is a stand-in,
 * the others with the most VP. A tie shares the win.
 */
export function winnersWithout(
  { gameWinners, players }: State,
  forfeits: readonly Forfeit[],
): readonly Seat[] {
  const isOut = (seat: Seat): boolean => forfeits.some((forfeit) => forfeit.seat === seat);
  const left = [...players.keys()].filter((seat) => !isOut(seat));
  if (left.length === 1) return left;
  const winners = gameWinners.filter((seat) => !isOut(seat));
  if (winners.length > 0 || gameWinners.length === 0) return winners;
  const vpOf = (seat: Seat): number => at(players, seat).vp;
  return left.filter((seat) => left.every((other) => vpOf(other) <= vpOf(seat)));
}
