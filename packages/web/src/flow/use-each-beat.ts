import type { Beat } from '@smashup/referee/protocol';
import { useEffect } from 'react';
import { useSession } from '../session/session.ts';

/** Follows every beat, also those that are skipped: they leave the list from the front, in order. */
export function useEachBeat(follow: (beat: Beat) => void): void {
  useEffect(() => {
    const look = (current: Beat | undefined): void => {
      if (current !== undefined) follow(current);
    };
    look(useSession.getState().beats[0]);
    return useSession.subscribe(({ beats: [now] }, { beats: [before] }) => {
      if (now !== before) look(now);
    });
  }, [follow]);
}
