import type { Game } from '../game.ts';
import type { BaseId, CardId, Seat } from '../model/ids.ts';
import { NONE } from '../model/ids.ts';
import { isBaseInPlay, pieceOf } from '../rules/table.ts';
import { enterPlay } from './enter-play.ts';
import { removePiece } from './leave-play.ts';
import { tell } from './log.ts';
import { happening, notice } from './notice.ts';
import { take } from './zones.ts';

/** Lays a card face down beside a base (R7.1). `openly`: everybody has seen which card it is. */
export function bury(g: Game, card: CardId, base: BaseId, by: Seat, openly: boolean): void {
  if (!isBaseInPlay(g, base)) return;
  if (pieceOf(g, card) !== null) removePiece(g, card, 'limbo');
  take(g, card);
  g.state.known[card] = openly ? (1 << g.state.players.length) - 1 : 1 << by;
  const stamp = enterPlay(g, card, 'buried', by, { base, on: NONE });
  tell(g, () => ({ key: 'bury', player: by, cards: [card], base, ...(openly ? {} : { seenBy: [by] }) }));
  notice(g, happening('buried', { card, stamp, player: by, controller: by, base, as: 'buried' }));
}
