import type { Game } from '../game.ts';
import type { CardId, Seat } from '../model/ids.ts';

/** One more card in the game, in no zone yet and known to nobody. */
export function addCard(g: Game, def: number, owner: Seat): CardId {
  const { defs, owners, known, pieces } = g.state;
  defs.push(def);
  owners.push(owner);
  known.push(0);
  pieces.push(null);
  return defs.length - 1;
}
