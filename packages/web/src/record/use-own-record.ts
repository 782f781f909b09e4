import { useEffect, useState } from 'react';
import type { FinishedGame } from '../protocol/record.ts';
import { referee } from '../sitting/referee.ts';

interface OwnRecord {
  /** The oldest first; null until they have been read. */
  readonly games: readonly FinishedGame[] | null;
  readonly clear: () => Promise<void>;
}

/** The games that somebody has finished here. Entries that cannot be read are ignored. */
export function useOwnRecord(): OwnRecord {
  const [games, setGames] = useState<readonly FinishedGame[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    referee()
      .ownRecord()
      .then(
        (found) => isWanted && setGames(found),
        () => isWanted && setGames([]),
      );
    return () => {
      isWanted = false;
    };
  }, []);
  const clear = async (): Promise<void> => {
    await referee().clearRecord();
    setGames(await referee().ownRecord());
  };
  return { games, clear };
}
