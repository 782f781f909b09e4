import type { Game } from '../game.ts';
import type { Happening, HappeningKind } from '../model/happening.ts';
import { NONE, type BaseId, type CardId, type Seat } from '../model/ids.ts';
import { nth } from '../model/nth.ts';
import type { Phase } from '../model/state.ts';

/** Kinds of events that are kept together with another kind, all in the order in which they happened. */
const KEPT_WITH: Partial<Record<HappeningKind, HappeningKind>> = {
  'to discard': 'destroyed',
  uncovered: 'buried',
};

/** The lists in which these kinds of events are remembered, each named by one of its kinds. */
export function memoriesOf(kinds: readonly HappeningKind[]): readonly HappeningKind[] {
  return [...new Set(kinds.map((kind) => KEPT_WITH[kind] ?? kind))];
}

/**
 * What a turn remembers, as it happened: cards played, moved, buried, uncovered and fallen, counters placed
 * and removed (R10.19). This is how many entries of a list (see `memoriesOf`) to look through; `rememberedAt` gives them
 * one by one, so that a caller that has found what it wants can stop. Some may be of another kind than asked for.
 */
export function countRemembered({ state: { turn } }: Game, kind: HappeningKind): number {
  switch (kind) {
    case 'played':
      return turn.played.length;
    case 'moved':
      return turn.moved.length;
    case 'destroyed':
      return turn.fallen.length;
    case 'raised':
      return turn.raised?.length ?? 0;
    case 'buried':
      return turn.burials?.length ?? 0;
    case 'counters':
      return turn.counters?.length ?? 0;
    case 'coin flipped':
      return turn.flips?.length ?? 0;
    default: // It remembers nothing else.
      return 0;
  }
}

/** Null: the entry is no event, or of another phase than the one asked for. */
export function rememberedAt(g: Game, kind: HappeningKind, at: number, phase?: Phase): Happening | null {
  const { played, moved, fallen, counters, raised, burials, flips } = g.state.turn;
  switch (kind) {
    case 'played': {
      const { phase: then, card, player, base, as, on } = nth(played, at);
      if (phase !== undefined && then !== phase) return null;
      return past(kind, card, NONE, player, NONE, player, base, as, on, 0);
    }
    case 'moved': {
      const { card, stamp, by, cause, controller, from, to } = nth(moved, at);
      return past(kind, card, stamp, by, cause, controller, to, 'minion', NONE, 0, from);
    }
    case 'destroyed': {
      const { how, card = NONE, as = 'minion', on = NONE, stamp, base, controller, by } = nth(fallen, at);
      if (how !== 'destroyed' && how !== 'to discard') return null;
      return past(how, card, stamp, by, NONE, controller, base, as, on, 0);
    }
    case 'raised': {
      const { stamp, base, controller, by } = nth(raised ?? [], at);
      return past(kind, NONE, stamp, by, NONE, controller, base, 'minion', NONE, 0);
    }
    case 'buried': {
      const { how, card, stamp, base, by } = nth(burials ?? [], at);
      return past(how, card, stamp, by, NONE, by, base, 'buried', NONE, 0);
    }
    case 'counters': {
      const { stamp, as, base, controller, by, before } = nth(counters ?? [], at);
      return past(kind, NONE, stamp, by, NONE, controller, base, as, NONE, before);
    }
    case 'coin flipped': {
      const { player, heads, stamp } = nth(flips ?? [], at);
      return { ...past(kind, NONE, stamp, player, NONE, player, NONE, 'base', NONE, 0), heads };
    }
    default:
      return null;
  }
}

/** Written out in full: this is called for every card that was played, and reading optional parts is slow. */
function past(
  kind: HappeningKind,
  card: CardId,
  stamp: number,
  player: Seat,
  cause: CardId,
  controller: Seat,
  base: BaseId,
  as: Happening['as'],
  on: CardId,
  counters: number,
  from: BaseId = NONE,
): Happening {
  return {
    kind,
    card,
    stamp,
    player,
    cause,
    base,
    from,
    controller,
    power: 0,
    counters,
    as,
    on,
    zone: 'none',
    destroyed: false,
    using: NONE,
    batch: 0,
  };
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
