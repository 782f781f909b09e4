import type { Seat } from '@smashup/engine';
import type { GivenOrders, Match, Series } from '@smashup/referee';
import type { OpenGame } from '../protocol/referee-api.ts';
import type { Hold } from './browser-tabs.ts';
import type { Screen } from './screen.ts';

/** A game that is being played at this screen. */
export interface Opened {
  readonly id: string;
  readonly match: Match;
  readonly screen: Screen;
  /** The seat that conceded: nothing more is decided then. */
  readonly conceded: Seat | null;
  /** Null: the game stands alone. */
  readonly series: Series | null;
  /** Null: another tab plays it, and this one follows. */
  readonly hold: Hold | null;
  /** The standing orders. */
  readonly orders: GivenOrders;
}

/** For a game that another tab plays. */
export const NOTHING_TO_UNDO = { canUndo: false, canAskToUndo: false, canUndoTurn: false } as const;

/** While factions are chosen there is nothing to hide. */
export function areHandsDealt(match: Match): boolean {
  return match.view(null).defs.length > 0;
}

/** Leaves out the seed, which gives away every deck. */
export function describe(
  id: string,
  { seats, record: { config } }: Match,
  note: string | null,
  series: Series | null,
): OpenGame {
  const { choice, duplicates, edition, printing, titans = false, pool, draftSize } = config;
  const { extraBaseSets, firstPlayer, variant = null, houseRules } = config;
  return {
    id,
    note,
    seats,
    choice,
    duplicates,
    edition,
    printing,
    titans,
    pool,
    draftSize: draftSize ?? null,
    extraBaseSets,
    firstPlayer,
    variant,
    ...(houseRules === undefined ? {} : { houseRules }),
    series,
    seed: null,
  };
}
