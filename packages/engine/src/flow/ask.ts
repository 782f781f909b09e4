import type { Game } from '../game.ts';
import type { Option, Topic } from '../model/decision.ts';
import type { AbilityFrame } from '../model/frames.ts';
import type { BaseId, CardId, Seat } from '../model/ids.ts';

type Question = Topic & {
  readonly seat: Seat;
  readonly options: readonly Option[];
  /** Without these exactly one option is to be picked. */
  readonly min?: number;
  readonly max?: number;
  readonly source: CardId;
};

/** Asks a player. */
export function ask(g: Game, question: Question): void {
  g.state.pending = { id: g.state.asked++, min: 1, max: 1, ...question };
}

/** The card whose ability asks; one that waited for a new base says which it is about. */
export function asker({ self, event }: AbilityFrame): { readonly card: CardId; readonly base?: BaseId } {
  return event?.kind === 'replaced' ? { card: self, base: event.base } : { card: self };
}
