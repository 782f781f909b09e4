import type { OpenGame } from '../protocol/referee-api.ts';
import { beginGame, restartGame } from '../session/session.ts';
import { harderSeats } from './harder.ts';
import { useMemo } from 'react';
import { useLocation } from 'wouter';

/** Ways to play the same once more. */
export interface Again {
  readonly rematch: () => Promise<void>;
  /** Against bots that are one level stronger; null: there are none. */
  readonly harder: (() => Promise<void>) | null;
  /** With the same deal. */
  readonly restart: () => Promise<void>;
}

export function useAgain(game: OpenGame): Again {
  const [, navigate] = useLocation();
  return useMemo(() => {
    const go = async (opening: Promise<OpenGame>): Promise<void> => navigate(`/game/${(await opening).id}`);
    const stronger = harderSeats(game.seats);
    return {
      rematch: () => go(beginGame({ ...game, seed: null })),
      harder: stronger === null ? null : () => go(beginGame({ ...game, seats: stronger, seed: null })),
      restart: () => go(restartGame()),
    };
  }, [game, navigate]);
}
