import type { Game } from '../game.ts';
import { NONE, type CardId } from '../model/ids.ts';
import { total, totalParts, type PowerPart } from '../rules/power.ts';
import { baseAt, controllerOf, pieceOf } from '../rules/table.ts';
import { leavePlay } from './leave-play.ts';

/** The titan that lost a clash leaves play (R11.6). */
export function loseClash(g: Game, winner: CardId, loser: CardId): void {
  if (pieceOf(g, loser) === null) return;
  const base = baseAt(g, loser);
  const totalOf = (titan: CardId): number => total(g, base, controllerOf(g, titan));
  const partsOf = (titan: CardId): PowerPart[] => totalParts(g, base, controllerOf(g, titan));
  g.tell?.({
    key: 'clash',
    base,
    cards: [winner, loser],
    totals: [totalOf(winner), totalOf(loser)],
    parts: [partsOf(winner), partsOf(loser)],
  });
  leavePlay(g, [{ card: loser, to: 'aside' }], [], { card: NONE, controller: NONE, by: g.state.turn.player });
}
