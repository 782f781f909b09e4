import { abilityOf, type Game } from '../game.ts';
import type { AbilityFrame, DuelFrame, Frame, ScoringFrame } from '../model/frames.ts';
import { NONE, type BaseId, type CardId } from '../model/ids.ts';
import { baseAt } from './table.ts';

/** What is going on at the moment, read from the stack. */

/** Does the ability that plays this card say where it goes? If so, the card's own text cannot. */
export function isClaimed(g: Game, card: CardId): boolean {
  return g.state.stack.some((frame) => frame.kind === 'play' && frame.card === card && frame.claimed);
}

export function currentDuel(g: Game): DuelFrame | undefined {
  return g.state.stack.find((frame) => frame.kind === 'duel');
}

/** A duel goes on at that base, until its result has been carried out (R11.9). */
export function isDuelAt(g: Game, base: BaseId): boolean {
  return g.state.stack.some((frame) => {
    if (frame.kind === 'duel') return baseAt(g, frame.challenger) === base;
    return frame.kind === 'ability' && resultOf(g, frame).some((minion) => baseAt(g, minion) === base);
  });
}

/** Winners and losers of a duel that the ability has led to, as long as it goes on. */
function resultOf(g: Game, { ability, pc, vars }: AbilityFrame): readonly CardId[] {
  const { steps } = abilityOf(g, ability).script;
  for (let at = 0; at < pc; at++) {
    const duels = steps[at]?.duels;
    if (duels !== undefined) return vars[duels] ?? [];
  }
  return [];
}

/** What continues when the duel is over. */
export function frameBelowDuel({ state: { stack } }: Game): Frame | undefined {
  return stack[stack.findIndex((frame) => frame.kind === 'duel') - 1];
}

/** Duels do not nest (R8.2). */
export function canDuel(g: Game, challenger: CardId, challenged: CardId): boolean {
  return currentDuel(g) === undefined && challenger !== NONE && challenged !== NONE;
}

/** The scoring that is under way, if there is one. */
export function currentScoring(g: Game): ScoringFrame | undefined {
  for (let at = g.state.stack.length - 1; at >= 0; at--) {
    const frame = g.state.stack[at];
    if (frame?.kind === 'scoring') return frame;
  }
  return undefined;
}
