import { noteBurial } from '../changes/bury.ts';
import { leavePlay } from '../changes/leave-play.ts';
import { changePiece } from '../changes/pieces.ts';
import { learnAll } from '../changes/zones.ts';
import type { Game } from '../game.ts';
import { NONE, type CardId, type Seat } from '../model/ids.ts';
import { responseNow } from '../rules/responses.ts';
import { attachedTo, pieceOf } from '../rules/table.ts';
import { OUTSIDE_LIMITS } from '../rules/ways.ts';
import { startPlay } from './play.ts';

/**
 * Turns up a buried card and plays it at once: on that base, on a minion there, or resolved (R7.4). What cannot be
 * played is discarded; it was uncovered all the same.
 */
export function uncover(g: Game, card: CardId, player: Seat, into: number): void {
  const piece = pieceOf(g, card);
  if (piece === null || piece.as !== 'buried') return;
  const rule = { card, controller: player, by: player };
  leavePlay(
    g,
    attachedTo(g, card).map((attached) => ({ card: attached, to: 'discard' })),
    [],
    rule,
  );
  changePiece(g, piece, { counters: 0 });
  noteBurial(g, { how: 'uncovered', card, stamp: NONE, base: piece.base, by: player });
  learnAll(g, card);
  g.tell?.({ key: 'uncover', card, player, base: piece.base });
  const response = responseNow(g, player, card);
  const play = startPlay(g, card, player, 'buried', OUTSIDE_LIMITS);
  play.special = response?.special ?? NONE;
  play.event = response?.event ?? null;
  play.bases = [piece.base];
  play.orDiscard = true;
  play.into = into;
}
