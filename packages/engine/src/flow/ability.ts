import { noticeSpecialFollowed } from '../changes/specials.ts';
import { noteChanges } from '../changes/watch.ts';
import { abilityOf, type Game } from '../game.ts';
import type { Option } from '../model/decision.ts';
import type { Step } from '../library/definitions.ts';
import { isThisCard } from '../library/nodes/traits.ts';
import type { AbilityFrame, Trigger } from '../model/frames.ts';
import { NONE, type AbilityId } from '../model/ids.ts';
import { beginAnew, beginning, type Start } from '../rules/following.ts';
import { couldChange } from '../rules/foresight.ts';
import { asideOf } from '../rules/table.ts';
import { countStep } from './bounds.ts';
import { deliver, finish } from './stack.ts';
import { nth } from '../model/nth.ts';

/** What a card does as it is uncovered is a Special, which has been used only if it takes effect (R3.12). */
export function pushAbility(g: Game, ability: AbilityId, start: Start | Trigger, into: number): void {
  const frame = beginning(g, ability, start, into);
  if (abilityOf(g, ability).spec.kind === 'on uncover') frame.untold = start.you;
  g.state.stack.push(frame);
}

/** An ability is used: that is told at once, unless it brings a titan into play, whose arrival is told instead. */
export function pushUse(g: Game, ability: AbilityId, start: Start): void {
  const { self, you } = start;
  const isOfTitan = asideOf(g, self) !== undefined;
  if (!isOfTitan) g.tell?.({ key: 'use', card: self, player: you });
  const frame = beginning(g, ability, start, NONE);
  if (isOfTitan) frame.untold = you;
  g.state.stack.push(frame);
}

/** A waiting ability's turn has come. */
export function pushTrigger(g: Game, trigger: Trigger): void {
  const frame = beginning(g, trigger.ability, trigger, NONE);
  frame.untold = trigger.you;
  g.state.stack.push(frame);
}

export function stepAbility(g: Game, frame: AbilityFrame): void {
  const { spec, script } = abilityOf(g, frame.ability);
  const { steps } = script;
  const { stack } = g.state;
  const depth = stack.length;
  while (frame.pc < steps.length) {
    countStep(g);
    const step = steps[frame.pc];
    if (step === undefined) break;
    if (frame.untold >= 0) announceBefore(g, frame, step);
    frame.pc++;
    if (step.run(g, frame) === false) {
      // A decision is pending: the step takes the answer, so stay on it.
      frame.pc--;
      return;
    }
    noteChanges(g);
    if (stack.length !== depth || g.immediate.length > 0) return;
  }
  noticeSpecialFollowed(g, frame, spec);
  if (frame.others.length > 0) {
    beginForNext(frame);
    return;
  }
  finish(g, frame);
  deliver(g, frame.into, frame.vars[0] ?? []);
}

/**
 * That an ability takes effect, and for whom, is told right before its first step that changes something, and not at
 * all if there is none. A titan that comes into play by it is announced by its own event, a card that is uncovered by
 * being turned up. The frame remembers this
 * whether or not anybody listens, so that a game that is told again is told the same way.
 */
function announceBefore(g: Game, frame: AbilityFrame, step: Step): void {
  if (!couldChange(g, frame, step)) return;
  const { kind } = abilityOf(g, frame.ability).spec;
  const isArriving = playsItself(step) && asideOf(g, frame.self) !== undefined;
  const speaksForItself = isArriving || kind === 'on uncover';
  const key = kind === 'on your turn' ? 'use' : 'trigger';
  if (!speaksForItself) g.tell?.({ key, card: frame.self, player: frame.untold });
  frame.untold = NONE;
}

/** Does it play the very card that the ability is on? */
function playsItself({ verb }: Step): boolean {
  return (verb?.verb === 'play' || verb?.verb === 'may play at') && isThisCard(verb.card);
}

/** R10.21: the next player follows it, before anything that it has triggered. */
function beginForNext(frame: AbilityFrame): void {
  const [next = NONE, ...others] = frame.others;
  beginAnew(frame, next);
  frame.others = others;
  frame.untold = next;
}

export function answerAbility(g: Game, frame: AbilityFrame, picked: readonly Option[]): void {
  const { steps } = abilityOf(g, frame.ability).script;
  nth(steps, frame.pc++).answer?.(g, frame, picked);
}
