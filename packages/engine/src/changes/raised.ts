import { defOf, type Game } from '../game.ts';
import type { Cause } from '../library/definitions.ts';
import { happening } from '../model/happening.ts';
import type { CardId } from '../model/ids.ts';
import { roleOf } from '../rules/sides.ts';
import { pieceOf } from '../rules/table.ts';
import { traitsOf } from '../rules/traits.ts';
import { playBehind } from './affected.ts';
import { isHeard, notice } from './notice.ts';

/**
 * An action that is being played has directly raised the power of these minions (R10.74). The turn remembers it whether or not
 * a card that asks is in play (R10.19), but only in games that have one.
 */
export function noticeRaised(g: Game, cards: readonly CardId[], cause: Cause): void {
  if (cards.length === 0 || !isRaisingFollowed(g)) return;
  const play = playBehind(g, cause);
  if (play === undefined || roleOf(defOf(g, play.card)) !== 'action') return;
  const { batch, player: by, copies } = play;
  for (const card of cards) {
    const piece = pieceOf(g, card);
    if (piece?.as !== 'minion' || copies?.includes(piece.stamp) === true) continue;
    const { stamp, base, controller, as, counters } = piece;
    if (play.mustRaise === true) play.affected = [...(play.affected ?? []), stamp];
    (g.state.turn.raised ??= []).push({ stamp, base, controller, by });
    if (!isHeard(g, 'raised')) continue;
    const about = { card, stamp, base, controller, as, counters, player: by, cause: play.card };
    // One action counts once, whatever it does.
    notice(g, happening('raised', { ...about, batch }));
  }
}

export function isRaisingFollowed(g: Game): boolean {
  return traitsOf(g).someAskForRaising;
}
