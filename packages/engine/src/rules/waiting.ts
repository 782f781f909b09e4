import type { Game } from '../game.ts';
import type { Trigger } from '../model/frames.ts';
import { NONE, type Seat } from '../model/ids.ts';
import { commute } from './commuting.ts';
import { couldDoAnything, isCompulsory } from './foresight.ts';
import { stillInPlay } from './table.ts';
import { nth } from '../model/nth.ts';

/** A waiting ability as it is put into an order. */
export interface Waiting {
  readonly trigger: Trigger;
  /** It could do nothing now. */
  readonly isIdle: boolean;
}

/**
 * Which of the abilities that wait have to be put into an order (R3.7), as far as the player who does so can tell: those
 * that could do something now, and those that could not but might later, so that it matters when. Without one's own that
 * can be declined, and those that have lapsed: they stay, and are looked at again after each. Where the order cannot
 * matter there is nothing to ask: the first is next. `among`: other things are ordered along with them.
 */
export function toBeOrdered(
  g: Game,
  triggers: readonly Trigger[],
  viewer: Seat,
  among = false,
): readonly Waiting[] {
  if (!among && commute(g, triggers)) return [{ trigger: nth(triggers, 0), isIdle: false }];
  const live = triggers.filter((trigger) => couldDoAnything(g, trigger.ability, trigger, viewer));
  // Nothing comes of any of them, in whatever order.
  if (live.length === 0 && !among) return [{ trigger: nth(triggers, 0), isIdle: true }];
  const found: Waiting[] = [];
  for (const trigger of triggers) {
    const isIdle = !live.includes(trigger);
    if (!isIdle || mattersWhen(g, trigger, viewer)) found.push({ trigger, isIdle });
  }
  if (among) return found;
  const isFree = commute(
    g,
    found.map(({ trigger }) => trigger),
  );
  return isFree ? found.slice(0, 1) : found;
}

/** It can do nothing now: might somebody want that, or fear what it does later? */
function mattersWhen(g: Game, trigger: Trigger, viewer: Seat): boolean {
  if (hasLapsed(g, trigger)) return false;
  return trigger.you !== viewer || trigger.others.length > 0 || isCompulsory(g, trigger, viewer);
}

/** What arrived has left play again: with nothing to do now, there is hardly anything to come. */
function hasLapsed(g: Game, { event: { kind, card, stamp } }: Trigger): boolean {
  return (kind === 'played' || kind === 'moved') && stamp !== NONE && !stillInPlay(g, card, stamp);
}
