import { touch, type Game } from '../game.ts';
import type { Triggered } from '../library/definitions.ts';
import type { Aftermath, Trigger } from '../model/frames.ts';
import type { Happening, HappeningKind } from '../model/happening.ts';
import { NONE, type CardId, type Seat } from '../model/ids.ts';
import { ignores, inForce, isListenedTo, type Active } from '../rules/in-force.ts';
import { isUsedUp } from '../rules/limits.ts';
import { inEvent } from '../rules/scope.ts';
import { isBase } from '../rules/table.ts';
import { traitsOf } from '../rules/traits.ts';
import { useUp } from './use-up.ts';

/**
 * The last step of the pipeline: what happened is noted with the frame that is being resolved, together with the
 * abilities that it triggers. They wait there until the card has resolved (R3.4).
 */

/** Finds who reacts and lets them wait. For what leaves play, call this before it has left: `leaving` names it. */
export function notice(g: Game, event: Happening, leaving: readonly CardId[] = []): void {
  if (traitsOf(g).answered.has(event.kind)) noticedByTop(g).events.push(event);
  for (const trigger of triggersFor(g, event, leaving)) {
    if (isSpent(g, trigger)) continue;
    spend(g, trigger);
    if (isImmediate(g, trigger)) g.immediate.push(trigger);
    else noticedByTop(g).triggers.push(trigger);
  }
}

/** Would anybody react to such an event? Where not, it need not even be described. */
export function isHeard(g: Game, kind: HappeningKind): boolean {
  return isListenedTo(g, kind) || traitsOf(g).answered.has(kind);
}

function isSpent(g: Game, { ability, you, stamp }: Trigger): boolean {
  return isUsedUp(g, ability, g.lib.abilities[ability].spec.limit, you, stamp);
}

/** Its chance of this turn is taken; an effect that was for one time only is over. */
export function spend(g: Game, { ability, you, others, self, stamp }: Trigger): void {
  const { limit } = g.lib.abilities[ability].spec;
  for (const seat of [you, ...others]) useUp(g, ability, limit, seat, stamp);
  const { effects } = g.state;
  const at = effects.findIndex((effect) => {
    const rule = g.lib.lasting[effect.rule];
    return (
      rule.kind === 'listener' &&
      rule.once &&
      effect.self === self &&
      g.lib.numberOf(rule.ability) === ability
    );
  });
  if (at < 0) return;
  effects.splice(at, 1);
  touch(g);
}

function isImmediate(g: Game, trigger: Trigger): boolean {
  const { spec } = g.lib.abilities[trigger.ability];
  return spec.kind === 'trigger' && spec.immediate;
}

export function noticedByTop(g: Game): Aftermath {
  const top = g.state.stack[g.state.stack.length - 1];
  top.noticed ??= { triggers: [], events: [], spent: [] };
  return top.noticed;
}

/** The abilities in play that this event triggers. */
export function triggersFor(g: Game, event: Happening, leaving: readonly CardId[] = []): Trigger[] {
  const found: Trigger[] = [];
  for (const listener of inForce(g).listeners) {
    const { rule, scope } = listener;
    if (!rule.on.includes(event.kind)) continue;
    if (!rule.test(g, inEvent(scope, event), event)) continue;
    if (rule.stays && leaving.includes(scope.self)) continue;
    if (rule.oncePerBatch && alreadyNoticed(g, listener, event)) continue;
    const [you, ...others] = concerned(g, listener, event).filter(
      (seat) => !ignores(g, seat, scope.self) && !isUsedUp(g, listener.id, rule.limit, seat, scope.stamp),
    );
    if (you !== undefined) found.push(trigger(listener, you, others, event, leaving.includes(scope.self)));
  }
  return found;
}

function concerned(g: Game, { rule, scope }: Active<Triggered>, event: Happening): readonly Seat[] {
  if (rule.players !== null) return rule.players(g, inEvent(scope, event));
  return [isBase(g, scope.self) && scope.you === NONE ? event.player : scope.you];
}

function trigger(
  { id, scope, effect }: Active<Triggered>,
  you: Seat,
  others: readonly Seat[],
  event: Happening,
  leaving: boolean,
): Trigger {
  return {
    ability: id,
    self: scope.self,
    stamp: scope.stamp,
    // A lasting effect does not need its card any more (R3.11).
    leaving: leaving || effect !== null,
    you,
    others,
    here: scope.here,
    vars: scope.vars.map((value) => value.slice()),
    event,
  };
}

function alreadyNoticed(g: Game, { id, scope }: Active<Triggered>, event: Happening): boolean {
  const top = g.state.stack[g.state.stack.length - 1];
  return (top.noticed?.triggers ?? []).some(
    (other) => other.ability === id && other.self === scope.self && other.event.batch === event.batch,
  );
}

/** A number for the events of one change. */
export function nextBatch(g: Game): number {
  return g.state.clock++;
}
