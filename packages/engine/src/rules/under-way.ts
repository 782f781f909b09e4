import type { Game } from '../game.ts';
import type { DuelFrame, ScoringFrame } from '../model/frames.ts';
import { NONE, type CardId } from '../model/ids.ts';

/** What is going on at the moment, read from the stack. */

/** Does the ability that plays this card say where it goes? Then its own text cannot. */
export function isClaimed(g: Game, card: CardId): boolean {
  return g.state.stack.some((frame) => frame.kind === 'play' && frame.card === card && frame.claimed);
}

export function currentDuel(g: Game): DuelFrame | undefined {
  return g.state.stack.find((frame) => frame.kind === 'duel');
}

/** Duels do not nest (R8.2). */
export function canDuel(g: Game, challenger: CardId, challenged: CardId): boolean {
  return currentDuel(g) === undefined && challenger !== NONE && challenged !== NONE;
}

/** The scoring that is under way, if there is one. */
export function currentScoring(g: Game): ScoringFrame | undefined {
  for (let at = g.state.stack.length - 1; at >= 0; at--) {
    const frame = g.state.stack[at];
    if (frame.kind === 'scoring') return frame;
  }
  return undefined;
}
