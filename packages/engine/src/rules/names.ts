import { defOf, type Game } from '../game.ts';
import type { CardId } from '../model/ids.ts';
import { inForce } from './in-force.ts';

/** Does a card in play carry this name, its own or one that a rule adds? */
export function hasName(g: Game, card: CardId, name: string): boolean {
  if (defOf(g, card).name === name) return true;
  for (const { rule, scope } of inForce(g)['also named']) if (rule.test(g, scope, card, name)) return true;
  return false;
}
