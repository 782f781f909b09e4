import type { Game } from '../game.ts';
import { happening, type Happening, type HappeningKind } from '../model/happening.ts';
import { NONE, type BaseId, type Seat } from '../model/ids.ts';
import type { Phase } from '../model/state.ts';

/**
 * What a turn remembers, as it happened: cards played and moved, minions that fell, counters placed and removed
 * (R10.19). Yielded one after another, so that a caller that has found what it wants can stop.
 */
export function* rememberedThisTurn(g: Game, kind: HappeningKind, phase?: Phase): Generator<Happening> {
  const { played, moved, fallen, counters } = g.state.turn;
  switch (kind) {
    case 'played':
      for (const { phase: then, card, player, base, as, on } of played)
        if (phase === undefined || then === phase)
          yield happening(kind, { card, player, controller: player, base, as, on });
      return;
    case 'moved':
      for (const { card, stamp, by, cause, controller, to } of moved)
        yield happening(kind, { card, stamp, player: by, cause, controller, base: to, as: 'minion' });
      return;
    case 'destroyed':
    case 'to discard':
      for (const { how, stamp, base, controller, by } of fallen)
        if (how === kind) yield happening(kind, { stamp, player: by, controller, base, as: 'minion' });
      return;
    case 'counters':
      for (const { stamp, as, base, controller, by, before } of counters ?? [])
        yield happening(kind, { stamp, player: by, controller, base, as, counters: before });
      return;
    default: // It remembers nothing else.
  }
}

/** Has another player's total at that base gone down this turn, for whatever reason? */
export function hasAnotherLostPower(g: Game, you: Seat, base: BaseId): boolean {
  return g.state.turn.fallen.some(
    (past) => past.how === 'less power' && past.base === base && past.controller !== you,
  );
}

/** How many +1 power counters that player has placed on minions this turn. */
export function countersPlacedOnMinions({ state: { turn } }: Game, by: Seat): number {
  let sum = 0;
  for (const one of turn.counters ?? [])
    if (one.by === by && one.as === 'minion' && one.change > 0) sum += one.change;
  return sum;
}

/** Is it the same remembered event? A card that is played again counts as another (R10.11). */
export function isRemembered(past: Happening, event: Happening): boolean {
  return past.stamp === NONE ? past.card === event.card : past.stamp === event.stamp;
}
