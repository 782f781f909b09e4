import type { Game } from '../game.ts';
import type { BaseId, CardId, Seat } from '../model/ids.ts';
import { NONE } from '../model/ids.ts';
import { isBaseInPlay, pieceOf } from '../rules/table.ts';
import { enterPlay } from './enter-play.ts';
import { leavePlay } from './leave-play.ts';
import { tell } from './log.ts';
import { happening, notice } from './notice.ts';
import { learnAll, secretlyToLimbo } from './zones.ts';

/**
 * Lays a card face down beside a base (R7.1). `openly`: everybody has seen which card it is. Returns its number from
 * now on, or NONE if there is no such base.
 */
export function bury(g: Game, wanted: CardId, base: BaseId, by: Seat, openly: boolean): CardId {
  if (!isBaseInPlay(g, base)) return NONE;
  const card = pickUp(g, wanted, by, openly);
  const stamp = enterPlay(g, card, 'buried', by, { base, on: NONE });
  tell(g, () => ({ key: 'bury', player: by, cards: [card], base, ...(openly ? {} : { seenBy: [by] }) }));
  notice(g, happening('buried', { card, stamp, player: by, controller: by, base, as: 'buried' }));
  return card;
}

/** Out of play what is on it is discarded first (R9.6); out of hand nobody sees which card it is. */
function pickUp(g: Game, card: CardId, by: Seat, openly: boolean): CardId {
  if (pieceOf(g, card) !== null) {
    leavePlay(g, [{ card, to: 'limbo' }], [], { card, controller: by, by });
  } else if (!openly && g.state.players[by].hand.includes(card)) {
    return secretlyToLimbo(g, card, by);
  }
  if (openly) learnAll(g, card);
  return card;
}
