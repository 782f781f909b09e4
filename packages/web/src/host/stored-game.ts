import { smashUp } from '@smashup/cards';
import type { Seat } from '@smashup/engine';
import { readGame, writeGame, type Match, type Series } from '@smashup/referee';
import type { SavedGame } from '../protocol/referee-api.ts';
import { readStored, winnersOf, type StoredGame } from './store.ts';

/** A game, the seat that conceded, and the series that it belongs to. */
export interface Kept {
  readonly match: Match;
  readonly conceded: Seat | null;
  readonly series: Series | null;
}

export const DAMAGED = 'This saved game is damaged and cannot be read.';

/** A game as stored. */
export function toStore({ match, conceded, series }: Kept, savedAt: number): StoredGame {
  const { players, turn, gameWinners } = match.view(null);
  const vp = players.map((player) => player.vp);
  const winners = conceded === null ? gameWinners : bestOthers(vp, conceded);
  return {
    game: textOf(match),
    factions: players.map(({ factions }) => [...factions]),
    vp,
    turn: turn.number,
    winner: winners[0] ?? null,
    winners,
    conceded,
    ...(series === null ? {} : { series }),
    savedAt,
  };
}

/** The winner when a seat concedes. */
function bestOthers(vp: readonly number[], conceded: Seat): Seat[] {
  const others = [...vp.keys()].filter((seat) => seat !== conceded);
  const most = Math.max(...others.map((seat) => vp[seat] ?? 0));
  return others.filter((seat) => vp[seat] === most);
}

export function textOf(match: Match): string {
  return writeGame({ record: match.save(), seats: match.seats });
}

/** For the list; a game that cannot be read is listed with the reason. */
export function describe(id: string, data: unknown): SavedGame {
  const stored = readStored(data);
  if (stored === null) return { ...UNREADABLE, id, problem: DAMAGED };
  const { game, winner, winners, series = null, ...rest } = stored;
  const summary = { ...rest, winners: winnersOf({ winner, winners }), series };
  try {
    const { seats, note } = readGame(smashUp, game);
    return { ...summary, id, seats, problem: null, note };
  } catch (error) {
    const problem = error instanceof Error ? error.message : DAMAGED;
    return { ...summary, id, seats: [], problem, note: null };
  }
}

const UNREADABLE = {
  seats: [],
  factions: [],
  vp: [],
  turn: 0,
  winners: [],
  series: null,
  savedAt: 0,
  note: null,
} as const;
