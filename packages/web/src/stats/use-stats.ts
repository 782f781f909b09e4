import { useEffect, useState } from 'react';
import type { FinishedGame } from '../protocol/stats.ts';
import { referee } from '../session/referee.ts';

interface OwnStats {
  /** The oldest first; null until they have been read. */
  readonly games: readonly FinishedGame[] | null;
  readonly clear: () => Promise<void>;
}

/** The games finished on this device. */
export function useStats(): OwnStats {
  const [games, setGames] = useState<readonly FinishedGame[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    referee()
      .stats()
      .then(
        (found) => isWanted && setGames(found),
        () => isWanted && setGames([]),
      );
    return () => {
      isWanted = false;
    };
  }, []);
  const clear = async (): Promise<void> => {
    await referee().clearStats();
    setGames(await referee().stats());
  };
  return { games, clear };
}
