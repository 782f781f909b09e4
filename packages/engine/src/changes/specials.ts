import { defOf, type Game } from '../game.ts';
import type { AbilitySpec } from '../library/definitions.ts';
import type { AbilityFrame } from '../model/frames.ts';
import { happening } from '../model/happening.ts';
import { NONE, type BaseId, type CardId, type Seat } from '../model/ids.ts';
import { roleOf } from '../rules/sides.ts';
import { isBase, stampOf } from '../rules/table.ts';
import { isHeard, notice } from './notice.ts';

/** Uses of Specials (R3.12), for whatever waits for them. */

/** An ability has been followed to its end. That it took effect has been told by then, if it did. */
export function noticeSpecialFollowed(g: Game, frame: AbilityFrame, spec: AbilitySpec): void {
  if (!isUsed(spec) || frame.untold !== NONE || isBase(g, frame.self)) return;
  noticeSpecial(g, frame.self, frame.you, frame.here);
}

/** A card has been played through its Special, or an ability that is one has taken effect. */
export function noticeSpecial(g: Game, card: CardId, player: Seat, base: BaseId): void {
  if (!isHeard(g, 'special used')) return;
  const about = { card, stamp: stampOf(g, card), player, controller: player, cause: card, base };
  notice(g, happening('special used', { ...about, as: roleOf(defOf(g, card)) }));
}

/** Is following it the use of a Special? A card that is played through one is noticed as such. */
function isUsed(spec: AbilitySpec): boolean {
  switch (spec.kind) {
    case 'trigger':
      return spec.special || spec.from !== undefined;
    case 'response':
      return spec.mode === 'use';
    case 'on your turn':
    case 'on uncover':
    case 'on play from stasis':
      return true;
    case 'on play':
    case 'talent':
    case 'instead':
      return false;
  }
}
