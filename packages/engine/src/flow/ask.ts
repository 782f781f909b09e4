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

/** What is asked, and the card whose ability asks; one that waited for a new base says which it is about. */
export function askedBy<Key extends string>(
  { self, event }: AbilityFrame,
  key: Key,
): { readonly key: Key; readonly card: CardId; readonly base?: BaseId } {
  return event !== null && event.kind === 'replaced'
    ? { key, card: self, base: event.base }
    : { key, card: self };
}
