import { abilityOf, type Game, lastingOf, topOf, touch } from '../game.ts';
import type { Triggered } from '../library/definitions.ts';
import type { Aftermath, Chance, Frame, Trigger } from '../model/frames.ts';
import { BITS, type Happening, type HappeningKind } from '../model/happening.ts';
import { NONE, type AbilityId, type CardId, type Seat } from '../model/ids.ts';
import { ignores, inForce, isAwaited, type Active, type Reaction } from '../rules/in-force.ts';
import { isUsedUp } from '../rules/limits.ts';
import { inEvent, isTrueOf } from '../rules/scope.ts';
import { asideOf, isBase, pieceOf } from '../rules/table.ts';
import { isAnswered, traitsOf } from '../rules/traits.ts';
import { playEvent } from './play-event.ts';
import { useUp } from './use-up.ts';
import { nth } from '../model/nth.ts';

/**
 * The last step of the pipeline: what happened is noted with the frame that is being resolved, together with the
 * abilities that it triggers. They wait there until the card has resolved (R3.4).
 */

/**
 * Finds the abilities that react and queues them. For cards leaving play, to be called before they leave: `leaving`
 * names them.
 */
export function notice(g: Game, event: Happening, leaving: readonly CardId[] = NONE_LEAVE): void {
  if (isAnswered(g, event.kind)) noteEvent(g, event);
  if (!isAwaited(g, event.kind)) return;
  for (const trigger of triggersFor(g, event, leaving, topOf(g).noticed?.triggers)) {
    if (isChanceTaken(g, trigger) || isInChain(g, trigger)) continue;
    takeChance(g, trigger);
    if (isImmediate(g, trigger)) g.immediate.push(trigger);
    else noteTrigger(g, trigger);
  }
}

/**
 * Some of the cards that are about to leave react to a card that is being played all the same: what they wait for is
 * noted now, and comes when that card has resolved.
 */
export function noteWitnesses(g: Game, leaving: readonly CardId[]): void {
  if (!isAnyWitness(g, leaving)) return;
  for (const frame of g.state.stack) {
    if (frame.kind !== 'play' || frame.stage !== 'resolved') continue;
    for (const trigger of triggersFor(g, playEvent(g, 'played', frame), leaving)) {
      const { spec } = abilityOf(g, trigger.ability);
      if (spec.kind !== 'trigger' || !spec.witness || !leaving.includes(trigger.self)) continue;
      const noticed = noticedBy(frame);
      noticed.triggers = [...noticed.triggers, trigger];
    }
  }
}

function isAnyWitness(g: Game, leaving: readonly CardId[]): boolean {
  for (const { rule, scope } of inForce(g).reactions)
    if (rule.witness && leaving.includes(scope.self)) return true;
  return false;
}

/** Opens a window before or after a base scores; `noticeInWindow` finds the abilities that it triggers (R4). */
export function openWindow(g: Game, event: Happening): void {
  if (isAnswered(g, event.kind)) noteEvent(g, event);
  noticedByTop(g).window = { event, had: [] };
}

/**
 * Queues the abilities that an open window triggers now and that have not had their chance in it: at first all there are,
 * then those of cards that have come meanwhile (R10.27).
 */
export function noticeInWindow(g: Game, group: Aftermath): void {
  const { window } = group;
  if (!window || !isAwaited(g, window.event.kind)) return;
  for (const trigger of triggersFor(g, window.event)) {
    if (isAmong(g, window.had, trigger) || isChanceTaken(g, trigger)) continue;
    window.had = [...window.had, chanceOf(g, trigger)];
    takeChance(g, trigger);
    group.triggers = [...group.triggers, trigger];
  }
}

/** That ability has had its chance in this stay in play; a titan that is set aside again has had it, too (R11.7). */
export function chanceOf(g: Game, { ability, self, stamp }: Trigger): Chance {
  return { ability, self, stamp: asideOf(g, self) === undefined ? stamp : NONE };
}

export function isAmong(g: Game, had: readonly Chance[], trigger: Trigger): boolean {
  if (had.length === 0) return false;
  const { ability, self, stamp } = chanceOf(g, trigger);
  for (const one of had) if (one.ability === ability && one.self === self && one.stamp === stamp) return true;
  return false;
}

function noteTrigger(g: Game, trigger: Trigger): void {
  const noticed = noticedByTop(g);
  noticed.triggers = [...noticed.triggers, trigger];
}

/** The last such event that the frame being resolved has noticed, if something waits because of it. */
export function noticeOf(g: Game, kind: HappeningKind): Happening | undefined {
  return topOf(g).noticed?.triggers.findLast(({ event }) => event.kind === kind)?.event;
}

/** For cards in hand that may answer it (R4). */
function noteEvent(g: Game, event: Happening): void {
  const noticed = noticedByTop(g);
  noticed.events = [...noticed.events, event];
}

/** Would anybody react to such an event? If not, it need not even be described. */
export function isHeard(g: Game, kind: HappeningKind): boolean {
  return ((inForce(g).heard | traitsOf(g).answered) & BITS[kind]) !== 0;
}

/** Would a card in play, or a titan set aside, react to it by itself? */
export function isHeardInPlay(g: Game, kind: HappeningKind): boolean {
  return (inForce(g).heard & BITS[kind]) !== 0;
}

function isChanceTaken(g: Game, { ability, you, stamp }: Trigger): boolean {
  return isUsedUp(g, ability, abilityOf(g, ability).limit, you, stamp);
}

/** R10.52: it has brought the increase about itself, by way of what that set off. */
function isInChain(g: Game, trigger: Trigger): boolean {
  if (trigger.event.kind !== 'power gained') return false;
  return g.state.stack.some(
    (frame) =>
      frame.kind === 'aftermath' && frame.followed !== undefined && isAmong(g, [frame.followed], trigger),
  );
}

/** Its one use this turn is spent; a one-time effect is over. */
export function takeChance(g: Game, { ability, you, others, self, stamp }: Trigger): void {
  const { limit } = abilityOf(g, ability);
  useUp(g, ability, limit, you, stamp);
  for (const seat of others) useUp(g, ability, limit, seat, stamp);
  const { effects } = g.state;
  const at = effects.findIndex((effect) => {
    const rule = lastingOf(g, effect.rule);
    return (
      rule.kind === 'reaction' &&
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
  const { spec } = abilityOf(g, trigger.ability);
  return spec.kind === 'trigger' && spec.immediate;
}

const NO_EVENTS: readonly Happening[] = [];
const NOTHING_SPENT: readonly CardId[] = [];

/** What a frame has noticed so far. */
export function noticedBy(frame: Frame): Aftermath {
  frame.noticed ??= {
    triggers: [],
    events: NO_EVENTS,
    spent: NOTHING_SPENT,
    onTop: NOTHING_SPENT,
    clashes: null,
    uncovered: NONE,
    window: null,
  };
  return frame.noticed;
}

export function noticedByTop(g: Game): Aftermath {
  return noticedBy(topOf(g));
}

const NONE_LEAVE: readonly CardId[] = [];
const NO_TRIGGERS: readonly Trigger[] = [];

/** The abilities in play that this event triggers. `noticed`: those that several events of one change share. */
export function triggersFor(
  g: Game,
  event: Happening,
  leaving: readonly CardId[] = NONE_LEAVE,
  noticed: Trigger[] = [],
): readonly Trigger[] {
  const { reactions, heard } = inForce(g);
  const bit = BITS[event.kind];
  if ((heard & bit) === 0) return NO_TRIGGERS;
  let found = NO_TRIGGERS;
  for (const reaction of reactions) {
    if ((reaction.hears & bit) === 0) continue;
    const { rule, scope } = reaction;
    if (!rule.on.includes(event.kind)) continue;
    if (!isTrueOf(rule.test, g, scope, event)) continue;
    if ((rule.oncePerBatch || rule.together) && isAmongNoticed(noticed, reaction, event)) continue;
    const started = triggered(g, reaction, event, isSureOf(g, reaction, leaving));
    if (started !== null) found = [...found, started];
  }
  return found;
}

/** It happens even if its card is no longer in play by then: true for cards that leave, and for titans (R11.9). */
function isSureOf(g: Game, { scope }: Reaction, leaving: readonly CardId[]): boolean {
  return leaving.includes(scope.self) || pieceOf(g, scope.self)?.as === 'titan';
}

/** The players it concerns who can use it; null: nobody. */
function triggered(g: Game, reaction: Reaction, event: Happening, leaving: boolean): Trigger | null {
  const { rule, scope } = reaction;
  if (rule.players === null) {
    const you = isBase(g, scope.self) && scope.you === NONE ? event.player : scope.you;
    return isOpenTo(g, reaction, you) ? trigger(reaction, you, NOBODY, event, leaving) : null;
  }
  const seats = rule.players(g, inEvent(scope, event));
  const [you, ...others] = seats.filter((seat) => isOpenTo(g, reaction, seat));
  return you === undefined ? null : trigger(reaction, you, others, event, leaving);
}

const NOBODY: readonly Seat[] = [];

function isOpenTo(g: Game, { id, rule, scope }: Reaction, seat: Seat): boolean {
  return !ignores(g, seat, scope.self) && !isUsedUp(g, id, rule.limit, seat, scope.stamp);
}

function trigger(
  { id, rule, scope, effect }: Active<Triggered, AbilityId>,
  you: Seat,
  others: readonly Seat[],
  event: Happening,
  leaving: boolean,
): Trigger {
  const waiting: Trigger = {
    ability: id,
    self: scope.self,
    stamp: scope.stamp,
    // A lasting effect does not need its card any more (R3.11).
    leaving: leaving || effect !== null,
    you,
    others,
    here: scope.here,
    vars: rule.together ? them(rule, event) : scope.vars.map((value) => value.slice()),
    event,
  };
  if (scope.since !== undefined) waiting.since = scope.since;
  return waiting;
}

/** What a text that treats several events of one change as one knows of them. */
function them({ together }: Triggered, { card, power }: Happening): number[][] {
  return together === 'with powers' ? [[], [card], [power]] : [[], [card]];
}

function isAmongNoticed(
  triggers: Trigger[],
  { id, rule, scope }: Active<Triggered, AbilityId>,
  event: Happening,
): boolean {
  const at = triggers.findIndex(
    (other) => other.ability === id && other.self === scope.self && other.event.batch === event.batch,
  );
  if (at < 0) return false;
  const noticed = nth(triggers, at);
  const [, cards = []] = noticed.vars;
  if (rule.together && !cards.includes(event.card)) {
    const one = them(rule, event);
    triggers[at] = { ...noticed, vars: noticed.vars.map((list, slot) => [...list, ...nth(one, slot)]) };
  }
  return true;
}

/** A number for the events of one change. */
export function nextBatch(g: Game): number {
  return g.state.clock++;
}
