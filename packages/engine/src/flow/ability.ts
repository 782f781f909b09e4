import type { Game } from '../game.ts';
import type { Option } from '../model/decision.ts';
import type { AbilityFrame, Trigger } from '../model/frames.ts';
import { beginAnew, beginning, type Start } from '../rules/following.ts';
import { countStep } from './bounds.ts';
import { deliver, finish } from './stack.ts';

export function pushAbility(
  g: Game,
  start: (Start & { readonly ability: number }) | Trigger,
  into: number,
): void {
  g.state.stack.push(beginning(g, start.ability, start, into));
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
  beginAnew(frame, next);
  frame.others = others;
  g.tell?.({ key: 'trigger', card: frame.self, player: next });
}

export function answerAbility(g: Game, frame: AbilityFrame, picked: readonly Option[]): void {
  const { steps } = g.lib.abilities[frame.ability].spec.script;
  const step = steps[frame.pc++];
  step.answer?.(g, frame, picked);
}
