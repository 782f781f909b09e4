import { defOf, type Game } from '../game.ts';
import type { CardId } from '../model/ids.ts';
import { inForce } from './in-force.ts';

/** Does a card in play carry this name, its own or one that a rule adds? */
export function hasName(g: Game, card: CardId, name: string): boolean {
  if (defOf(g, card).name === name) return true;
  for (const { rule, scope } of inForce(g)['also named']) if (rule.test(g, scope, card, name)) return true;
  return false;
}

/** The names that these cards carry, each once. */
export function namesOf(g: Game, cards: readonly CardId[]): ReadonlySet<string> {
  const names = new Set(cards.map((card) => defOf(g, card).name));
  if (inForce(g)['also named'].length === 0) return names;
  for (const { name } of g.lib.defs) {
    if (!names.has(name) && cards.some((card) => hasName(g, card, name))) names.add(name);
  }
  return names;
}

/** Do two cards carry the same name, perhaps among others? */
export function shareName(g: Game, one: CardId, other: CardId): boolean {
  const names = namesOf(g, [one]);
  return [...names].some((name) => hasName(g, other, name));
}
