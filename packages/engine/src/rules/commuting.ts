import { abilityOf, type Game } from '../game.ts';
import type { Trigger } from '../model/frames.ts';
import type { HappeningKind } from '../model/happening.ts';
import { NONE } from '../model/ids.ts';
import { inForce, isAwaited } from './in-force.ts';
import { pieceOf } from './table.ts';

/**
 * Can the order among these abilities make no difference? So it is if each only adds something to cards that nothing on
 * the table can change any more: counters, power, VP, cards drawn. Unless somebody reacts to such things; and unless cards
 * in play could make something else of the second after the first: a shield is used up by the first, what is condemned or
 * cancelled for its power, or protected for it from cards of others, may not be so any more.
 */
export function commute(g: Game, triggers: readonly Trigger[]): boolean {
  if (triggers.length < 2) return true;
  if (!triggers.every(({ ability }) => abilityOf(g, ability).script.onlyAdds)) return false;
  const { protection, destroys, cancel } = inForce(g);
  if (destroys.length > 0 || cancel.length > 0 || protection.some(({ rule }) => rule.breaks)) return false;
  if (protection.length > 0 && !triggers.every((trigger) => isOwnMatter(g, trigger))) return false;
  return !REACTED_TO.some((kind) => isAwaited(g, kind));
}

/** Whatever it could be about belongs to whoever follows it. */
function isOwnMatter(g: Game, { self, you, event }: Trigger): boolean {
  const host = pieceOf(g, self)?.on ?? NONE;
  return [self, host, event.card].every((card) => {
    const piece = pieceOf(g, card);
    return piece === null || piece.controller === you;
  });
}

const REACTED_TO: readonly HappeningKind[] = ['affected', 'before counters', 'counters'];
