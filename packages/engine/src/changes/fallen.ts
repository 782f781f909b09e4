import type { Game } from '../game.ts';
import type { BaseId, CardId, Seat } from '../model/ids.ts';
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

/** A minion that was at that base and is still in play has gone elsewhere instead of being destroyed. */
export function noteSaved(g: Game, card: CardId, base: BaseId, by: Seat): void {
  const piece = pieceOf(g, card);
  // One that stayed where it was has begun no chain: somebody paid for it.
  if (piece === null || piece.as !== 'minion' || piece.base === base) return;
  const { stamp, controller } = piece;
  g.state.turn.fallen.push({ how: 'saved', stamp, base, controller, by });
}

/** R10.25: a minion in danger where it was saved from the same chain of events before is saved no more. */
export function hasComeBack(g: Game, card: CardId): boolean {
  const piece = pieceOf(g, card);
  return g.state.turn.fallen.some(
    ({ how, stamp, base }) => how === 'saved' && stamp === piece?.stamp && base === piece.base,
  );
}

/** Nothing is being resolved any more, so no chain of events goes on. */
export function endChains({ state: { turn } }: Game): void {
  if (turn.fallen.some(({ how }) => how === 'saved')) {
    turn.fallen = turn.fallen.filter(({ how }) => how !== 'saved');
  }
}
