import type { Game } from '../game.ts';
import type { CardId, Seat } from '../model/ids.ts';
import type { FallenMinion } from '../model/state.ts';
import { pieceOf } from '../rules/table.ts';

/**
 * Notes what befalls a minion, for "the first … in a turn": that counts what happened, whether or not a card that asks
 * was in play at the time (R10.19). Call it while the minion is still in play.
 */
export function noteFallen(g: Game, how: FallenMinion['how'], card: CardId, by: Seat): void {
  const piece = pieceOf(g, card);
  if (piece === null || piece.as !== 'minion') return;
  const { stamp, base, controller } = piece;
  g.state.turn.fallen.push({ how, stamp, base, controller, by });
}
