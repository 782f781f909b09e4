import { abilityOf, type Game } from '../game.ts';
import type { Trigger } from '../model/frames.ts';
import type { HappeningKind } from '../model/happening.ts';
import { NONE } from '../model/ids.ts';
import { inForce, isAwaited } from './in-force.ts';
import { pieceOf } from './table.ts';

/**
 * Is it certain that the order of these abilities makes no difference? It is if each only adds something (counters,
 * power, VP, cards drawn) to targets that nothing on the table can change any more. Exceptions: something reacts to
 * such additions, or the first could change what becomes of the second. A shield is used up by the first; a card
 * condemned, cancelled or protected because of its power may no longer be so.
 */
export function commute(g: Game, triggers: readonly Trigger[]): boolean {
  if (triggers.length < 2) return true;
  if (!triggers.every(({ ability }) => abilityOf(g, ability).script.onlyAdds)) return false;
  const { 'not affected': protection, destroys, cancels } = inForce(g);
  if (destroys.length > 0 || cancels.length > 0 || protection.some(({ rule }) => rule.breaks)) return false;
  if (protection.length > 0 && !triggers.every((trigger) => isOwnMatter(g, trigger))) return false;
  return !REACTED_TO.some((kind) => isAwaited(g, kind));
}

/** Everything it could be about belongs to the player who follows it. */
function isOwnMatter(g: Game, { self, you, event }: Trigger): boolean {
  const host = pieceOf(g, self)?.on ?? NONE;
  return [self, host, event.card].every((card) => {
    const piece = pieceOf(g, card);
    return piece === null || piece.controller === you;
  });
}

const REACTED_TO: readonly HappeningKind[] = ['affected', 'before counters', 'counters', 'power gained'];
