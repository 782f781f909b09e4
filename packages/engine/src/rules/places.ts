import { defOf, type Game } from '../game.ts';
import type { BaseId, Seat } from '../model/ids.ts';
import { BIG_BASE_VP, isBigBase } from './big-base.ts';
import { inForce } from './in-force.ts';
import { totals } from './power.ts';
import { hasMinionAt } from './table.ts';

const PLACES = 3;

/** The place that each seat takes at a base with these totals, from 1; 0 for none. Ties share the better one (R5.4). */
export function placesWith(g: Game, base: BaseId, sums: readonly number[]): number[] {
  return sums.map((own, seat) => {
    if (!qualifies(g, base, seat, own)) return 0;
    const better = sums.filter((other, at) => other > own && qualifies(g, base, at, other)).length;
    return better < PLACES ? better + 1 : 0;
  });
}

/** The same if the base scored now. */
export function places(g: Game, base: BaseId): number[] {
  return placesWith(g, base, totals(g, base));
}

/** R5.5, and the editions. */
function qualifies(g: Game, base: BaseId, seat: Seat, own: number): boolean {
  return hasMinionAt(g, base, seat) || (g.edition.toPlace === 'a minion or power' && own > 0);
}

/** What each place at the base pays that player, from the first, with what cards change about it (R10.36). */
export function awards(g: Game, base: BaseId, seat: Seat): readonly number[] {
  const vp = isBigBase(g.state) ? BIG_BASE_VP : defOf(g, base).vp;
  let more = 0;
  for (const { rule, scope } of inForce(g)['more award']) {
    if (rule.at(g, scope, base) && rule.whose(g, scope, seat)) more += rule.amount(g, scope);
  }
  return more === 0 ? vp : vp.map((printed) => Math.max(0, printed + more));
}
