import type { Game } from '../game.ts';
import type { Scope } from '../library/definitions.ts';
import type { Option } from '../model/decision.ts';
import type { AbilityFrame, Trigger } from '../model/frames.ts';
import { NONE, type Seat } from '../model/ids.ts';
import { isBase } from '../rules/table.ts';
import { countStep } from './bounds.ts';
import { deliver, finish } from './stack.ts';

/** What an ability needs to be followed. */
export interface Start extends Omit<Scope, 'since'> {
  readonly ability: number;
}

/** Values are replaced, never changed in place, so all that are not set yet can be one and the same. */
const UNSET: number[] = [];
const NOBODY: readonly Seat[] = [];

export function pushAbility(g: Game, start: Start | Trigger, into: number): void {
  const { script } = g.lib.abilities[start.ability].spec;
  const vars: number[][] = [];
  for (let slot = 0; slot < script.slots; slot++) vars.push(start.vars[slot]?.slice() ?? UNSET);
  g.state.stack.push({
    kind: 'ability',
    ability: start.ability,
    pc: 0,
    vars,
    given: start.vars.length,
    others: 'others' in start ? start.others : NOBODY,
    self: start.self,
    stamp: start.stamp,
    controller: isBase(g, start.self) ? NONE : start.you,
    you: start.you,
    here: start.here,
    event: start.event,
    shielded: [],
    into,
    noticed: null,
    after: null,
  });
}

export function stepAbility(g: Game, frame: AbilityFrame): void {
  const { steps } = g.lib.abilities[frame.ability].spec.script;
  const { stack } = g.state;
  const depth = stack.length;
  while (frame.pc < steps.length) {
    countStep(g);
    if (steps[frame.pc++].run(g, frame) === false) {
      // A decision is pending: the step takes the answer, so stay on it.
      frame.pc--;
      return;
    }
    if (stack.length !== depth || g.immediate.length > 0) return;
  }
  if (frame.others.length > 0) {
    beginForNext(g, frame);
    return;
  }
  finish(g, frame);
  deliver(g, frame.into, frame.vars[0] ?? []);
}

/** R10.21: the next player follows it, before anything that it has triggered. */
function beginForNext(g: Game, frame: AbilityFrame): void {
  const [next, ...others] = frame.others;
  frame.you = next;
  frame.others = others;
  for (let slot = frame.given; slot < frame.vars.length; slot++) frame.vars[slot] = UNSET;
  frame.pc = 0;
  g.tell?.({ key: 'trigger', card: frame.self, player: next });
}

export function answerAbility(g: Game, frame: AbilityFrame, picked: readonly Option[]): void {
  const { steps } = g.lib.abilities[frame.ability].spec.script;
  const step = steps[frame.pc++];
  step.answer?.(g, frame, picked);
}
