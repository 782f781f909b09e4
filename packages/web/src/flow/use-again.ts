import { nextSetUp, seriesWinners, type Series, type TableView } from '@smashup/referee/protocol';
import type { OpenGame } from '../protocol/referee-api.ts';
import { beginGame, restartGame } from '../session/session.ts';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { LEVELS } from '../settings/levels.ts';

/** Ways to play the same once more. */
export interface Again {
  readonly rematch: () => Promise<void>;
  /** The next game of a series; null: it is decided, or there is none. */
  readonly next: (() => Promise<void>) | null;
  /** Against bots that are one level stronger; null: there are none. */
  readonly harder: (() => Promise<void>) | null;
  /** With the same deal. */
  readonly restart: () => Promise<void>;
}

/** `series`: with the game that is over; null: it stands alone. */
export function useAgain(game: OpenGame, view: TableView, series: Series | null): Again {
  const [, navigate] = useLocation();
  return useMemo(() => {
    const go = async (opening: Promise<OpenGame>): Promise<void> => navigate(`/game/${(await opening).id}`);
    const stronger = harderSeats(game.seats);
    const once = { ...game, series: null, seed: null };
    const { seats } = game;
    const goesOn = series !== null && seriesWinners(series, seats.length).length === 0;
    const played = view.players.map(({ factions }) => factions);
    return {
      rematch: () => go(beginGame({ ...once, series: series === null ? null : { ...series, games: [] } })),
      next: goesOn ? () => go(beginGame(nextSetUp({ ...once, series }, series, played))) : null,
      harder: stronger === null ? null : () => go(beginGame({ ...once, seats: stronger })),
      restart: () => go(restartGame()),
    };
  }, [game, view, series, navigate]);
}

/** Every bot one level stronger; null: no bot can be. */
export function harderSeats(seats: OpenGame['seats']): OpenGame['seats'] | null {
  let found = false;
  const harder = seats.map((seat) => {
    const { sitter } = seat;
    const level = sitter.kind === 'bot' ? LEVELS[LEVELS.indexOf(sitter.level) + 1] : undefined;
    if (level === undefined) return seat;
    found = true;
    return { ...seat, sitter: { kind: 'bot', level } as const };
  });
  return found ? harder : null;
}
