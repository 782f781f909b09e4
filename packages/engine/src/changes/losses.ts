import type { Game } from '../game.ts';
import { NONE, type BaseId } from '../model/ids.ts';
import { totals } from '../rules/power.ts';
import { traitsOf } from '../rules/traits.ts';

/**
 * Tracks totals that go down. Games with a card that asks are checked after each step; others pay nothing. Between two
 * answers nothing changes, so the totals need not be in the state.
 */
export type Totals = ReadonlyMap<BaseId, readonly number[]>;

/** From here on losses are noted. */
export function watchForLosses(g: Game): void {
  g.totals = traitsOf(g).someAskForLosses ? totalsNow(g) : null;
}

export function noteLosses(g: Game): void {
  if (g.totals === null) return;
  const now = totalsNow(g);
  for (const [base, sums] of now) {
    const before = g.totals.get(base) ?? [];
    sums.forEach((sum, seat) => {
      if (sum < (before[seat] ?? 0)) noteLoss(g, base, seat);
    });
  }
  g.totals = now;
}

function totalsNow(g: Game): Totals {
  return new Map(g.state.bases.map(({ base }) => [base, totals(g, base)]));
}

function noteLoss({ state: { turn } }: Game, base: BaseId, controller: number): void {
  const isKnown = turn.fallen.some(
    (past) => past.how === 'less power' && past.base === base && past.controller === controller,
  );
  if (!isKnown) turn.fallen.push({ how: 'less power', stamp: NONE, base, controller, by: NONE });
}
