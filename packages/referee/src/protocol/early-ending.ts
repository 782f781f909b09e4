import type { Seat } from '@smashup/engine';

/** Why a game was over before somebody won it: all agreed, somebody's time ran out, or that seat conceded. */
export type EarlyEnding = 'agreed' | 'time' | { readonly conceded: Seat };
