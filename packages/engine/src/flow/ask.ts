import type { Game } from '../game.ts';
import type { Decision } from '../model/decision.ts';

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
    prompt: decision.prompt,
  };
}
