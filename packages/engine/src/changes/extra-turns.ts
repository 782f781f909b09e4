import type { Game } from '../game.ts';
import type { Seat } from '../model/ids.ts';
import { nextSeat } from '../rules/table.ts';

/** Complete turns directly after the present one (R2). */

export function winExtraTurn(g: Game, player: Seat): void {
  const { turn, rounds } = g.state;
  if (rounds !== undefined) return;
  const { won, waiting, after } = turn.extraTurns ?? { won: [], waiting: [], after: turn.player };
  turn.extraTurns = { won: [...won, player], waiting, after };
  g.tell?.({ key: 'extra turn', player });
}

/** Who is next. After the extra turns it is as if there had been none. */
export function nextPlayer(g: Game): Seat {
  const { turn } = g.state;
  const { extraTurns } = turn;
  if (extraTurns === undefined) return nextSeat(g, turn.player);
  const { won, waiting, after } = extraTurns;
  const [next, ...others] = [...won, ...waiting];
  if (next === undefined) {
    delete turn.extraTurns;
    return nextSeat(g, after);
  }
  turn.extraTurns = { won: [], waiting: others, after };
  return next;
}
