import type { Game } from '../game.ts';
import { happening, type Happening, type HappeningKind } from '../model/happening.ts';
import { NONE, type BaseId, type Seat } from '../model/ids.ts';
import type { Phase } from '../model/state.ts';

/** What a turn remembers, as it happened: cards played and moved, minions that fell, counters placed and removed (R10.19). */
export function rememberedThisTurn(g: Game, kind: HappeningKind, phase?: Phase): Happening[] {
  const { played, moved, fallen, counters } = g.state.turn;
  switch (kind) {
    case 'played':
      return played
        .filter((one) => phase === undefined || one.phase === phase)
        .map(({ card, player, base, as, on }) =>
          happening(kind, { card, player, controller: player, base, as, on }),
        );
    case 'moved':
      return moved.map(({ card, stamp, by, cause, controller, to }) =>
        happening(kind, { card, stamp, player: by, cause, controller, base: to, as: 'minion' }),
      );
    case 'destroyed':
    case 'to discard':
      return fallen
        .filter(({ how }) => how === kind)
        .map(({ stamp, base, controller, by }) =>
          happening(kind, { stamp, player: by, controller, base, as: 'minion' }),
        );
    case 'counters':
      return (counters ?? []).map(({ stamp, as, base, controller, by, before }) =>
        happening(kind, { stamp, player: by, controller, base, as, counters: before }),
      );
    default:
      return [];
  }
}

/** Has the total of another player at that base gone down this turn, through whatever? */
export function hasAnotherLostPower(g: Game, you: Seat, base: BaseId): boolean {
  return g.state.turn.fallen.some(
    (past) => past.how === 'less power' && past.base === base && past.controller !== you,
  );
}

/** So many +1 power counters has that player placed on minions this turn. */
export function countersPlacedOnMinions({ state: { turn } }: Game, by: Seat): number {
  let sum = 0;
  for (const one of turn.counters ?? [])
    if (one.by === by && one.as === 'minion' && one.change > 0) sum += one.change;
  return sum;
}

/** Is it the same thing that is remembered? A card that is played again is a further one (R10.11). */
export function isRemembered(past: Happening, event: Happening): boolean {
  return past.stamp === NONE ? past.card === event.card : past.stamp === event.stamp;
}
