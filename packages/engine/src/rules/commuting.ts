import type { Game } from '../game.ts';
import type { Trigger } from '../model/frames.ts';
import { inForce, isAwaited } from './in-force.ts';

/**
 * Can the order among these abilities make no difference? So it is if each only adds something to cards that nothing on
 * the table can change any more: counters, power, VP, cards drawn. Nobody reacts to such things, except to being
 * affected; and a shield that is used up saves from the first.
 */
export function commute(g: Game, triggers: readonly Trigger[]): boolean {
  if (triggers.length < 2) return true;
  if (!triggers.every(({ ability }) => g.lib.abilities[ability].script.onlyAdds)) return false;
  return !isAwaited(g, 'affected') && !inForce(g).protection.some(({ rule }) => rule.breaks);
}
