import type { Game } from '../game.ts';
import type { Decision } from '../model/decision.ts';
import type { AbilityFrame } from '../model/frames.ts';
import type { BaseId, CardId } from '../model/ids.ts';

/**
 * Asks a player. All decisions are built with these fields in this order: code that reads them is faster when they
 * share one shape.
 */
export function ask(g: Game, decision: Decision): void {
  g.state.pending = decision;
}

/** Decisions are numbered through the game. */
export function newId(g: Game): number {
  return g.state.asked++;
}

/** The card whose ability asks; one that waited for a new base says which it is about. */
export function asker({ self, event }: AbilityFrame): { readonly card: CardId; readonly base?: BaseId } {
  return event?.kind === 'replaced' ? { card: self, base: event.base } : { card: self };
}
