import { touchCard, type Game } from '../game.ts';
import { NONE, type BaseId, type CardId, type Seat } from '../model/ids.ts';
import type { Piece } from '../model/state.ts';
import { take } from './zones.ts';

/** Puts a card onto the table. Returns the stamp of this stay in play. */
export function enterPlay(
  g: Game,
  card: CardId,
  as: Piece['as'],
  controller: Seat,
  place: { readonly base: BaseId; readonly on: CardId },
  counters = 0,
): number {
  take(g, card);
  const stamp = g.state.clock++;
  g.state.pieces[card] = {
    card,
    stamp,
    as,
    controller,
    base: place.base,
    on: place.on,
    counters,
    talentTurn: NONE,
    movedTurn: NONE,
  };
  g.state.table.push(card);
  touchCard(g, card);
  return stamp;
}
