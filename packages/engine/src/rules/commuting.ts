import { abilityOf, type Game } from '../game.ts';
import type { Trigger } from '../model/frames.ts';
import type { HappeningKind } from '../model/happening.ts';
import { inForce, isAwaited } from './in-force.ts';

/**
 * Can the order among these abilities make no difference? So it is if each only adds something to cards that nothing on
 * the table can change any more: counters, power, VP, cards drawn. Unless somebody reacts to such things; a shield that is
 * used up saves from the first; and what a card condemns for its power may not live to see the second.
 */
export function commute(g: Game, triggers: readonly Trigger[]): boolean {
  if (triggers.length < 2) return true;
  if (!triggers.every(({ ability }) => abilityOf(g, ability).script.onlyAdds)) return false;
  const { protection, destroys } = inForce(g);
  if (destroys.length > 0 || protection.some(({ rule }) => rule.breaks)) return false;
  return !REACTED_TO.some((kind) => isAwaited(g, kind));
}

const REACTED_TO: readonly HappeningKind[] = ['affected', 'before counters', 'counters'];
