import { useCallback, useEffect, useState } from 'react';
import { followScoring, type Scoring } from '../flow/scoring.ts';
import type { ReplayMoment } from '@smashup/referee/protocol';
import { useReplay } from './replay-store.ts';

interface ShownScoring {
  readonly shown: Scoring | null;
  readonly close: () => void;
}

/** The scoring that was played. It stays until it is closed, or the replay moves on or elsewhere. */
export function useReplayScoring(): ShownScoring {
  const isPlayed = useReplay(({ beats }) => beats.length > 0);
  const [scoring, setScoring] = useState<Scoring | null>(null);
  useEffect(
    () =>
      useReplay.subscribe((now, before) => {
        const [beat] = now.beats;
        if (now.moment !== before.moment) {
          setScoring((told) => (isInOtherTab(now.moment, before.moment) || told?.over ? null : told));
        }
        // The next turn often begins with the same answer: there is still something to see then.
        if (beat !== undefined && beat !== before.beats[0])
          setScoring((told) => followScoring(told, beat) ?? told);
      }),
    [],
  );
  const close = useCallback(() => setScoring(null), []);
  return { shown: !isPlayed && scoring !== null && scoring.lines.length > 0 ? scoring : null, close };
}

/** Not the next point, which belongs to the same scoring though it may have nothing to tell. */
function isInOtherTab(now: ReplayMoment | null, before: ReplayMoment | null): boolean {
  return (now?.at ?? 0) - (before?.at ?? 0) !== 1;
}
