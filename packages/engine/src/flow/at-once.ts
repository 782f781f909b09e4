import { triggersFor } from '../changes/notice.ts';
import { abilityOf, playerOf, type Game } from '../game.ts';
import type { Trigger } from '../model/frames.ts';
import type { Happening } from '../model/happening.ts';
import { NONE, type Seat } from '../model/ids.ts';
import { responses } from '../rules/responses.ts';
import { groupsOf } from '../rules/under-way.ts';
import { toBeOrdered } from '../rules/waiting.ts';
import { eventsOfPlay } from './play.ts';

/**
 * Does anything wait that would come before that player's next play in Play Cards, as far as the player sees it (R3.5)?
 * Abilities of cards in play count, and cards in the player's own hand. Other hands are not looked at, so that nobody learns
 * from a question what somebody else holds.
 */
export function somethingWaits(g: Game, player: Seat): boolean {
  for (const frame of g.state.stack) {
    if (groupsOf(frame).some(({ triggers, events }) => someCome(g, player, triggers, events))) return true;
    if (frame.kind !== 'play' || frame.stage !== 'resolved') continue;
    const events = eventsOfPlay(g, frame);
    const triggers = events.flatMap((event) => triggersFor(g, event));
    if (someCome(g, player, triggers, events)) return true;
  }
  return false;
}

function someCome(
  g: Game,
  player: Seat,
  triggers: readonly Trigger[],
  events: readonly Happening[],
): boolean {
  const waiting = toBeOrdered(g, triggers, player, true);
  if (waiting.some(({ trigger }) => !abilityOf(g, trigger.ability).script.onlyPlans)) return true;
  return isHandKnown(g, player) && responses(g, player, events).length > 0;
}

/** False on a view of somebody who does not see that hand, on which a duel's end is foretold. */
function isHandKnown(g: Game, player: Seat): boolean {
  return playerOf(g, player).hand.every((card) => g.lib.defs[g.state.defs[card] ?? NONE] !== undefined);
}
