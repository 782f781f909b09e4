import { exchangeBase } from '../changes/bases.ts';
import type { Game } from '../game.ts';
import type { Aftermath, Frame, Trigger } from '../model/frames.ts';
import type { Happening } from '../model/happening.ts';
import { NONE, type BaseId } from '../model/ids.ts';
import { stampOf } from '../rules/table.ts';
import { currentScoring, groupsOf } from '../rules/under-way.ts';

/**
 * Another base takes the place of the one that scores, and the scoring goes on with it (R10.72). Whatever waits in the open
 * window is about the new base from here on; abilities of cards that have had their chance have had it.
 */
export function scoreInstead(g: Game, next: BaseId): void {
  const scoring = currentScoring(g);
  if (scoring === undefined || next === NONE) return;
  const old = scoring.base;
  exchangeBase(g, old, next, 'discard');
  scoring.base = next;
  g.tell?.({ key: 'scoring', base: next });
  for (const frame of g.state.stack) {
    for (const group of groupsOf(frame)) redirect(g, group, old, next);
    redirectAbility(g, frame, old, next);
  }
}

function redirect(g: Game, group: Aftermath, old: BaseId, next: BaseId): void {
  group.events = group.events.map((event) => aboutNext(g, event, old, next));
  group.triggers = group.triggers.map((trigger): Trigger => ({
    ...trigger,
    here: trigger.here === old ? next : trigger.here,
    event: aboutNext(g, trigger.event, old, next),
  }));
  const { window } = group;
  if (window !== null) group.window = { ...window, event: aboutNext(g, window.event, old, next) };
}

function aboutNext(g: Game, event: Happening, old: BaseId, next: BaseId): Happening {
  if (event.kind !== 'before scoring' || event.base !== old) return event;
  return { ...event, card: next, base: next, stamp: stampOf(g, next) };
}

function redirectAbility(g: Game, frame: Frame, old: BaseId, next: BaseId): void {
  if (frame.kind !== 'ability' || frame.here !== old) return;
  frame.here = next;
  if (frame.event !== null) frame.event = aboutNext(g, frame.event, old, next);
}
