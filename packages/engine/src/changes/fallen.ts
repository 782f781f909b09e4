import type { Game } from '../game.ts';
import type { Cause } from '../library/definitions.ts';
import { NONE, type BaseId, type CardId, type Seat } from '../model/ids.ts';
import type { FallenCard, Piece } from '../model/state.ts';
import type { Writable } from '../model/writable.ts';
import { pieceOf, stampOf } from '../rules/table.ts';

/**
 * Notes what befalls a card, for "the first … in a turn" and "if … this turn": that counts what happened, whether or not
 * a card that asks was in play at the time (R10.19). To be called while the card is still in play.
 */
export function noteFallen(g: Game, how: FallenCard['how'], card: CardId, by: Seat): void {
  const piece = pieceOf(g, card);
  if (piece === null || (how === 'in danger' && piece.as !== 'minion')) return;
  g.state.turn.fallen.push(fallenNow(how, piece, by));
}

function fallenNow(
  how: FallenCard['how'],
  { card, as, on, stamp, base, controller }: Piece,
  by: Seat,
): Writable<FallenCard> {
  return { how, card, as, on, stamp, base, controller, by };
}

/** The same for a card that is destroyed: the turn remembers by which card in play. */
export function noteDestroyed(g: Game, card: CardId, { by, card: cause }: Cause): void {
  const piece = pieceOf(g, card);
  if (piece === null) return;
  const fallen = fallenNow('destroyed', piece, by);
  const destroyer = stampOf(g, cause);
  if (destroyer !== NONE) fallen.destroyer = destroyer;
  g.state.turn.fallen.push(fallen);
}

/** A minion that was at that base and is still in play has gone elsewhere instead of being destroyed. */
export function noteSaved(g: Game, card: CardId, base: BaseId, by: Seat): void {
  const piece = pieceOf(g, card);
  // A minion that stayed where it was has started no chain: somebody paid to save it.
  if (piece === null || piece.as !== 'minion' || piece.base === base) return;
  const { stamp, controller } = piece;
  g.state.turn.fallen.push({ how: 'saved', stamp, base, controller, by });
}

/** R10.25: a minion in danger at a base where it was already saved in the same chain of events is not saved again. */
export function hasComeBack(g: Game, card: CardId): boolean {
  const piece = pieceOf(g, card);
  return g.state.turn.fallen.some(
    ({ how, stamp, base }) => how === 'saved' && stamp === piece?.stamp && base === piece.base,
  );
}

/** Nothing is being resolved any more, so no chain of events continues. */
export function endChains({ state: { turn } }: Game): void {
  for (const { how } of turn.fallen) {
    if (how !== 'saved') continue;
    turn.fallen = turn.fallen.filter((past) => past.how !== 'saved');
    return;
  }
}
