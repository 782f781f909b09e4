import type { Game } from '../game.ts';
import type { Trigger } from '../model/frames.ts';
import { NONE, type Seat } from '../model/ids.ts';
import { commute } from './commuting.ts';
import { couldDoAnything, isCompulsory } from './foresight.ts';
import { stillInPlay } from './table.ts';
import { nth } from '../model/nth.ts';

/** A waiting ability, as it is put in order. */
export interface Waiting {
  readonly trigger: Trigger;
  /** It could do nothing now. */
  readonly isIdle: boolean;
}

/**
 * Which of the waiting abilities have to be put in order (R3.7), as far as the player who does so can tell: those
 * that could do something now, and those that could not but might later, so that it matters when. Of the latter, the
 * player's own that can be declined are left out, and so are those that have lapsed: they stay, and are checked again
 * after each. Where the order cannot matter nobody is asked: the first is next. `among`: other things are ordered
 * along with them.
 */
export function toBeOrdered(
  g: Game,
  triggers: readonly Trigger[],
  viewer: Seat,
  among = false,
): readonly Waiting[] {
  if (!among && commute(g, triggers)) return [{ trigger: nth(triggers, 0), isIdle: false }];
  const live = triggers.filter((trigger) => couldDoAnything(g, trigger.ability, trigger, viewer));
  // None of them has any effect, in whatever order.
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

/** It can do nothing now: might a player want that, or fear what it does later? */
function mattersWhen(g: Game, trigger: Trigger, viewer: Seat): boolean {
  if (hasLapsed(g, trigger)) return false;
  return trigger.you !== viewer || trigger.others.length > 0 || isCompulsory(g, trigger, viewer);
}

/** The card that arrived has left play again: with nothing to do now, there is hardly anything to come. */
function hasLapsed(g: Game, { event: { kind, card, stamp } }: Trigger): boolean {
  return (kind === 'played' || kind === 'moved') && stamp !== NONE && !stillInPlay(g, card, stamp);
}
