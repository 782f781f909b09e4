import type { Game } from '../game.ts';
import type { Decision, Prompt } from '../model/decision.ts';

/** Asks a player. Without `min` and `max`, exactly one option is to be picked. */
export function ask(
  g: Game,
  decision: Omit<Decision, 'id' | 'min' | 'max'> & { readonly min?: number; readonly max?: number },
): void {
  g.state.pending = {
    id: g.state.asked++,
    seat: decision.seat,
    kind: decision.kind,
    options: decision.options,
    min: decision.min ?? 1,
    max: decision.max ?? 1,
    source: decision.source,
    prompt: withNewBase(g, decision.prompt),
  };
}

/** An ability that waited for a new base says which it is about: there may be several. */
function withNewBase({ state }: Game, prompt: Prompt): Prompt {
  const top = state.stack[state.stack.length - 1];
  if (top?.kind !== 'ability' || top.event?.kind !== 'replaced') return prompt;
  return { ...prompt, base: top.event.base };
}
